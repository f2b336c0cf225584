-- When members were last online (S-118), apart from their accounts: it changes each time somebody comes or goes, an account hardly ever.
-- before_ms is the same on the last day before that of seen_ms, so that what is shown in ranges does not change while somebody comes and goes.
create table member_seen (
  user_id bigint primary key,
  seen_ms bigint not null,
  before_ms bigint not null
) with (fillfactor = 70);

insert into member_seen (user_id, seen_ms, before_ms)
  select account_id, max(rotated_ms), 0 from login_sessions group by account_id;
