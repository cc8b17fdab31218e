-- Who else has played with the same cards is asked by the seed.

create index match_by_seed on match (seed);
