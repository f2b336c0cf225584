-- Whether a drama is among the few with the most heat of the week (C-54), as of when charts were made last. The index finds those that are no
-- longer among them, so that making charts writes only what changed.
alter table dramas add column is_hot boolean not null default false;
create index dramas_hot on dramas (id) where is_hot;
