-- Ratings, and tournaments.

-- Whether a match counts, as it was agreed on before it began.
alter table match add column rated integer not null default 0;

-- Finished matches that count, with who sat there and who came in where, seat by seat. A match has its number once its
-- ratings are worked out; all ratings follow from these rows in the order of their numbers.
create table rated_match (
    match text primary key references match (id),
    number integer unique,
    game text not null,
    speed text not null,
    -- `guest:7 bot:cathedral:search:0.5s`
    players text not null,
    -- `1 2`
    places text not null,
    at integer not null
) strict, without rowid;

create index rated_match_waiting on rated_match (at, match) where number is null;

-- The number that was given out last. Whoever gives out the next one has to have this row.
create table rating_order (
    id integer primary key check (id = 1),
    last integer not null
) strict;

-- Millionths throughout.
create table rating (
    player text not null,
    game text not null,
    speed text not null,
    rating integer not null,
    deviation integer not null,
    volatility integer not null,
    games integer not null,
    last_at integer not null,
    primary key (player, game, speed)
) strict, without rowid;

create index rating_by_list on rating (game, speed, rating);

-- What a match did to a player's rating.
create table rating_change (
    match text not null references rated_match (match),
    player text not null,
    before integer not null,
    after integer not null,
    deviation integer not null,
    primary key (match, player)
) strict, without rowid;

create index rating_change_of_player on rating_change (player);

create table tournament (
    id text primary key,
    title text not null,
    game text not null,
    setup text not null,
    kind text not null check (kind in ('round-robin', 'double-round-robin', 'swiss', 'duplicate')),
    -- Agreed on beforehand for a Swiss, known from the start on for the others.
    rounds integer not null,
    round_hours integer not null,
    visibility text not null check (visibility in ('public', 'private')),
    organiser integer not null references guest (id),
    -- It begins then, or with so many, whichever comes first.
    starts_at integer,
    most integer,
    -- Of the cards that all tables of a duplicate event meet; told when it is over.
    secret text,
    -- `open`, `running`, `over` or `off`
    stage text not null,
    round integer not null,
    round_ends_at integer,
    created_at integer not null,
    ended_at integer
) strict, without rowid;

create index tournament_by_stage on tournament (stage, created_at);

create table entrant (
    tournament text not null references tournament (id),
    guest integer not null references guest (id),
    -- In the order of coming, from one.
    number integer not null,
    -- The round from which on they play no more.
    withdrawn_from integer,
    primary key (tournament, guest),
    unique (tournament, number)
) strict, without rowid;

create index entrant_by_guest on entrant (guest);

-- Who plays whom: a row for each game, and one for each who sits out.
create table pairing (
    tournament text not null references tournament (id),
    round integer not null,
    board integer not null,
    -- The name its match has or will have; none for who sits out.
    match text unique,
    -- Seat by seat, `guest:7 guest:9`
    players text not null,
    -- Places and points, seat by seat, once it is decided: `1 2` and `4 7`.
    places text,
    points text,
    -- `played`, `resigned`, `deadline` or `bye`
    ending text,
    primary key (tournament, round, board)
) strict, without rowid;
