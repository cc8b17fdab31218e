-- How the seed of a match comes about: a secret of the server and a part of every seat.
-- Written before its match, so that no match is ever without; one whose match was never kept means nothing.

create table shuffle (
    match text collate "C" primary key,
    -- `committed`, `brought`, `words`, `same:4k7m2nq9zx` or `further:4k7m2nq9zx`
    origin text not null,
    -- In hexadecimal digits; none where the seed was given.
    secret text
);

create table shuffle_part (
    match text collate "C" not null references shuffle (match) on delete cascade deferrable,
    seat bigint not null check (seat between 0 and 255),
    -- `own:5f3a…` or `server:88c0…`
    part text not null,
    primary key (match, seat)
);
