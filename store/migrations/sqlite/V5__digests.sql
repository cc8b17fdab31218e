-- What the log of a finished match added up to, as a hash: a replay must come to the same.

alter table match add column digest text;
