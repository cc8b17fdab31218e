-- Guests, matches and their logs.
-- Times are milliseconds since 1970. Numbers of seats and of entries count from zero.

create table guest (
    id integer primary key,
    token_hash blob not null unique check (length(token_hash) = 32),
    name text not null,
    created_at integer not null
) strict;

create table match (
    id text primary key,
    game text not null,
    setup text not null,
    seed text not null,
    rules text not null,
    visibility text not null check (visibility in ('public', 'private')),
    creator integer not null references guest (id),
    -- A match of several games: its first game, the number of this one (from one), how many there are.
    series_first text references match (id),
    series_number integer,
    series_games integer,
    -- A match has one rematch: of two players who ask for it, the second finds the first one's.
    rematch_of text unique references match (id),
    outcome text,
    created_at integer not null,
    changed_at integer not null,
    unique (series_first, series_number),
    check ((series_first is null) = (series_number is null)),
    check ((series_first is null) = (series_games is null))
) strict;

create index match_by_creator on match (creator);
create index match_unfinished on match (visibility, created_at) where outcome is null;
create index match_by_change on match (visibility, changed_at);

create table seat (
    match text not null references match (id),
    number integer not null check (number between 0 and 255),
    occupant text not null,
    -- The guest that `occupant` names: the same fact once more, for keys and joins.
    guest integer references guest (id),
    invitation text unique,
    primary key (match, number),
    check (case when guest is null then occupant not like 'guest:%'
                else occupant = 'guest:' || guest end)
) strict, without rowid;

create index seat_by_guest on seat (guest) where guest is not null;
create index seat_open on seat (match) where occupant = 'open';

create table entry (
    match text not null references match (id),
    -- Zero, except where the seats of a simultaneous phase each count for themselves.
    lane integer not null default 0,
    seq integer not null check (seq >= 0),
    seat integer check (seat between 0 and 255),
    text text not null,
    -- The client's own, so that a repeated request is known again.
    key text not null,
    at integer not null,
    primary key (match, lane, seq),
    unique (match, key)
) strict, without rowid;

create table remark (
    match text not null references match (id),
    number integer not null check (number >= 1),
    guest integer not null references guest (id),
    text text not null,
    at integer not null,
    primary key (match, number)
) strict, without rowid;
