-- Matches that are lessons, and what guests have learned.

create table practice (
    match text primary key references match (id),
    -- `tournay/borrow`
    lesson text not null
) strict, without rowid;

create table learned (
    guest integer not null references guest (id),
    lesson text not null,
    at integer not null,
    primary key (guest, lesson)
) strict, without rowid;
