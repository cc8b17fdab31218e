-- A log without a second tree for its keys: that was half of what a move cost. One writer looks for a key among the
-- entries of its match before it adds one, so none comes twice.

create table log (
    match text not null references match (id),
    -- Zero, except where the seats of a simultaneous phase each count for themselves.
    lane integer not null default 0,
    seq integer not null check (seq >= 0),
    seat integer check (seat between 0 and 255),
    text text not null,
    -- The client's own, so that a repeated request is known again.
    key text not null,
    at integer not null,
    primary key (match, lane, seq)
) strict, without rowid;

insert into log (match, lane, seq, seat, text, key, at)
select match, lane, seq, seat, text, key, at from entry;

drop table entry;
alter table log rename to entry;
