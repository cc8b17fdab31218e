-- Clocks: what is agreed, when the next one runs out, and when nobody's ran because no server did.
-- Hooks: who is told elsewhere that it is their turn.

-- `none`, `fischer:300+5` or `days:3`
alter table match add column clock text not null default 'none';
-- `lose` or `bot`
alter table match add column timeout text not null default 'lose';
-- When the first clock runs out, unless something happens before.
alter table match add column due_at integer;

create index match_due on match (due_at) where due_at is not null and outcome is null;

-- The one row says until when a server was there.
create table heartbeat (
    one integer primary key check (one = 1),
    at integer not null
) strict;

create table outage (
    since integer primary key,
    until integer not null
) strict;

create table hook (
    id integer primary key,
    guest integer not null references guest (id),
    url text not null,
    -- By which name its owner reached the server: what links in calls begin with.
    origin text not null,
    -- What calls are signed with: it is needed as it is, so it is kept as it is.
    secret text not null,
    created_at integer not null,
    -- Since when no call has come through.
    failing_since integer,
    is_off integer not null default 0
) strict;

create index hook_of_guest on hook (guest);

-- Calls that are still to be made.
create table hook_call (
    hook integer not null references hook (id) on delete cascade,
    match text not null references match (id),
    seat integer not null,
    ply integer not null,
    tries integer not null default 0,
    due_at integer not null,
    primary key (hook, match, seat, ply)
) strict, without rowid;

create index hook_call_due on hook_call (due_at);
