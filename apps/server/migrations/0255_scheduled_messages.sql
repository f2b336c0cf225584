-- Texts that wait until they are sent (S-134), in the name of their member. The message that is made of one has its local_id: however often it is
-- tried, it is sent once.
create table scheduled_messages (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  local_id uuid not null,
  chat_type text not null check (chat_type in ('private', 'group')),
  -- The other member, or the group.
  target_id bigint not null,
  conversation text not null,
  content_text text not null,
  ref_msg_id bigint not null,
  ip text not null,
  send_ms bigint not null,
  -- 1 waits, 2 is being sent, -1 was refused.
  state smallint not null default 1 check (state in (1, 2, -1)),
  -- The name of the refusal.
  refusal text,
  -- When somebody began to send it.
  claimed_ms bigint not null default 0,
  unique (user_id, local_id)
);
create index scheduled_messages_due on scheduled_messages (send_ms) where state > 0;
