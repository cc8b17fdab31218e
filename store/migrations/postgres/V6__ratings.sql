-- Ratings, and tournaments.

-- Whether a match counts, as it was agreed on before it began.
alter table match add column rated bigint not null default 0;

-- Finished matches that count, with who sat there and who came in where, seat by seat. A match has its number once its
-- ratings are worked out; all ratings follow from these rows in the order of their numbers.
create table rated_match (
    match text collate "C" primary key references match (id) deferrable,
    number bigint unique,
    game text collate "C" not null,
    speed text collate "C" not null,
    -- `guest:7 bot:cathedral:search:0.5s`
    players text not null,
    -- `1 2`
    places text not null,
    at bigint not null
);

create index rated_match_waiting on rated_match (at, match) where number is null;

-- The number that was given out last. Whoever gives out the next one has to have this row.
create table rating_order (
    id bigint primary key check (id = 1),
    last bigint not null
);

-- Millionths throughout.
create table rating (
    player text collate "C" not null,
    game text collate "C" not null,
    speed text collate "C" not null,
    rating bigint not null,
    deviation bigint not null,
    volatility bigint not null,
    games bigint not null,
    last_at bigint not null,
    primary key (player, game, speed)
);

create index rating_by_list on rating (game, speed, rating);

-- What a match did to a player's rating.
create table rating_change (
    match text collate "C" not null references rated_match (match) deferrable,
    player text collate "C" not null,
    before bigint not null,
    after bigint not null,
    deviation bigint not null,
    primary key (match, player)
);

create index rating_change_of_player on rating_change (player);

create table tournament (
    id text collate "C" primary key,
    title text not null,
    game text collate "C" not null,
    setup text not null,
    kind text not null check (kind in ('round-robin', 'double-round-robin', 'swiss', 'duplicate')),
    -- Agreed on beforehand for a Swiss, known from the start on for the others.
    rounds bigint not null,
    round_hours bigint not null,
    visibility text not null check (visibility in ('public', 'private')),
    organiser bigint not null references guest (id) deferrable,
    -- It begins then, or with so many, whichever comes first.
    starts_at bigint,
    most bigint,
    -- Of the cards that all tables of a duplicate event meet; told when it is over.
    secret text,
    -- `open`, `running`, `over` or `off`
    stage text not null,
    round bigint not null,
    round_ends_at bigint,
    created_at bigint not null,
    ended_at bigint
);

create index tournament_by_stage on tournament (stage, created_at);

create table entrant (
    tournament text collate "C" not null references tournament (id) deferrable,
    guest bigint not null references guest (id) deferrable,
    -- In the order of coming, from one.
    number bigint not null,
    -- The round from which on they play no more.
    withdrawn_from bigint,
    primary key (tournament, guest),
    unique (tournament, number)
);

create index entrant_by_guest on entrant (guest);

-- Who plays whom: a row for each game, and one for each who sits out.
create table pairing (
    tournament text collate "C" not null references tournament (id) deferrable,
    round bigint not null,
    board bigint not null,
    -- The name its match has or will have; none for who sits out.
    match text collate "C" unique,
    -- Seat by seat, `guest:7 guest:9`
    players text not null,
    -- Places and points, seat by seat, once it is decided: `1 2` and `4 7`.
    places text,
    points text,
    -- `played`, `resigned`, `deadline` or `bye`
    ending text,
    primary key (tournament, round, board)
);
