-- What programs are known by who act for a guest.

create table api_token (
    id integer primary key,
    guest integer not null references guest (id),
    token_hash blob not null unique check (length(token_hash) = 32),
    label text not null,
    scopes text not null,
    created_at integer not null,
    expires_at integer,
    used_at integer
) strict;

create index api_token_of_guest on api_token (guest);
