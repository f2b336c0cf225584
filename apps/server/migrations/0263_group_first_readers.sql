-- The two members of a group of up to 500 who have read furthest: the head of a group says by it whether somebody else read one's last message (S-145).
-- Two, because one of them may be who asks. At most two rows are written per message, whoever reads it after them; a group has its row from the first
-- mark that moves in it.
create table group_first_readers (
  group_id bigint primary key references groups,
  first_user_id bigint not null,
  first_seq bigint not null,
  second_user_id bigint not null,
  second_seq bigint not null,
  changed_ms bigint not null
) with (fillfactor = 80);
