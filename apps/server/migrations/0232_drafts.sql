-- What members typed in their conversations and did not send, for their other devices (S-119). A draft that was sent or deleted stays as an
-- empty row: an earlier one may still be on its way.
create table conversation_drafts (
  user_id bigint not null,
  conversation text not null,
  content text not null,
  ref_msg_id bigint not null,
  saved_ms bigint not null,
  primary key (user_id, conversation)
);
