-- Every ticket of a member that was issued before a time opens nothing any more: their membership was ended early.

create table member_play_stops (
  user_id bigint primary key references accounts,
  before_ms bigint not null
);
create index member_play_stops_by_age on member_play_stops (before_ms);
