-- Remarks have a key of the client's own, like entries: one that is sent twice is made once.

alter table remark add column key text;

create unique index remark_by_key on remark (match, key);
