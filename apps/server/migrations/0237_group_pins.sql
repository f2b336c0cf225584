-- The pinned messages of a group, up to 20; a later place is the newer pin. Written under the lock of the group's row.
-- `groups.pinned_msg_id` stays the newest of them.
create table group_pins (
  group_id bigint not null,
  msg_id bigint not null,
  place bigint generated always as identity,
  primary key (group_id, msg_id)
);
insert into group_pins (group_id, msg_id) select group_id, pinned_msg_id from groups where pinned_msg_id > 0;
