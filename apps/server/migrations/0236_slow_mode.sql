-- Seconds between two messages of an ordinary member; 0: none.
alter table groups add column slow_seconds int not null default 0 check (slow_seconds in (0, 10, 30, 60, 300, 900));

-- When somebody last sent a message in a group with slow mode. A table of its own, written under the lock of the group's stream alone: whoever
-- changes members takes their rows before that lock, senders would take them after it.
create table group_last_sent (
  group_id bigint not null,
  user_id bigint not null,
  sent_ms bigint not null,
  primary key (group_id, user_id)
) with (fillfactor = 80);
