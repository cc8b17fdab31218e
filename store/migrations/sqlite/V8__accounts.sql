-- Accounts, what they are known by, and what those who run the server have said about whom.

create table account (
    guest integer primary key references guest (id),
    -- The name as names are compared: two that look the same are one.
    folded text not null unique,
    -- A PHC string: the parameters, the salt and the hash.
    password text not null,
    is_administrator integer not null default 0 check (is_administrator in (0, 1)),
    created_at integer not null
) strict;

create table session (
    id integer primary key,
    guest integer not null references account (guest),
    token_hash blob not null unique check (length(token_hash) = 32),
    -- `Firefox Linux`
    device text not null,
    begun_at integer not null,
    -- To the hour.
    used_at integer not null
) strict;

create index session_of_guest on session (guest);

create table recovery_code (
    guest integer not null references account (guest),
    code_hash blob not null check (length(code_hash) = 32),
    primary key (guest, code_hash)
) strict, without rowid;

create table restraint (
    guest integer not null references guest (id),
    kind text not null check (kind in ('ban', 'mute')),
    reason text not null,
    -- None for good.
    until integer,
    at integer not null,
    primary key (guest, kind)
) strict, without rowid;

create table announcement (
    id integer primary key,
    en text not null,
    fr text not null,
    de text not null,
    until integer not null,
    at integer not null
) strict;

-- What administrators have done. Nobody is named: a name that goes is gone here, too.
create table deed (
    id integer primary key,
    at integer not null,
    -- None for somebody at the machine itself.
    administrator integer references guest (id),
    what text not null,
    guest integer references guest (id),
    match text references match (id),
    note text not null
) strict;
