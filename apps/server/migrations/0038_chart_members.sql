-- Whose acts charts count: not those of staff and of disabled members, and no unlock that was refunded.

-- Whose act it was, judged when it is counted; 0: nobody's, from before this.
alter table drama_acts add column user_id bigint not null default 0;
alter table drama_acts drop constraint drama_acts_kind_check;
alter table drama_acts add constraint drama_acts_kind_check
  check (kind in ('view', 'episode', 'finish', 'unlock', 'unlock_back', 'binge', 'share', 'like'));

-- When it counted, so that it can be taken back as old as it is; null: from before this.
alter table drama_credits add column at_ms bigint;

-- Charts have looked at it.
alter table unlock_refunds add column is_looked boolean not null default false;
create index unlock_refunds_unlooked on unlock_refunds (unlock_id) where not is_looked;
