-- Days of the platform on which members signed in, or wrote or read messages; what they watched is in watch_days (R-26).
-- Neither table refers to accounts: rows of many members are written at once, and one that is gone must not keep out the others.
create table member_days (
  day date not null,
  user_id bigint not null,
  primary key (day, user_id)
);

-- The last of them, so that the running day's week and month cost no look at a month.
create table member_last_days (
  user_id bigint primary key,
  day date not null
);
create index member_last_days_by_day on member_last_days (day);
