-- Being told. A hook can speak as a chat reads it, or be about one match alone; a browser that takes push messages is
-- called like a hook. What calls say is more than turns.

-- `plain`, `content`, `text` or `push`
alter table hook add column shape text not null default 'plain';
-- The only match it is about.
alter table hook add column match text references match (id);
-- Host and port: so many calls at once go to one. Those from before have their whole address.
alter table hook add column host text not null default '';
-- What calls that people read are written in.
alter table hook add column language text not null default 'en';
-- Nothing is called before: a call is being made, or the last one failed.
alter table hook add column rests_until integer not null default 0;
-- When a call came through last.
alter table hook add column last_at integer;

update hook set host = url;

-- Calls that are still to be made.
drop table hook_call;

create table hook_call (
    hook integer not null references hook (id) on delete cascade,
    -- Tells one from another: `turn 4k7m2nq9zx 0 12`
    subject text not null,
    -- `turn`, `offer`, `chat`, `round` or `test`
    kind text not null,
    match text references match (id),
    tournament text references tournament (id),
    seat integer,
    ply integer,
    tries integer not null default 0,
    due_at integer not null,
    primary key (hook, subject)
) strict, without rowid;

create index hook_call_due on hook_call (due_at);

-- What a player wants to be told, where they chose otherwise than it is from the beginning.
create table notice_choice (
    guest integer not null references guest (id),
    kind text not null,
    -- `push` or `mail`
    channel text not null,
    is_on integer not null,
    primary key (guest, kind, channel)
) strict, without rowid;

-- Keys by which others know this server; made when it first starts.
create table server_key (
    name text primary key,
    value text not null
) strict, without rowid;
