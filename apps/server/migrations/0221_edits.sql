-- When a member last changed the text of a message; null: never.
alter table messages add column edited_ms bigint;

-- What an edited message said before, oldest first: for reports, and so that a repeat of the first send is still known as such.
create table message_versions (
  stream_id bigint not null,
  seq bigint not null,
  version int not null,
  content_text text not null,
  -- When it began to say so.
  since_ms bigint not null,
  primary key (stream_id, seq, version)
);

-- function append_private_messages c58181827f2c
-- function sent_content b2bac2c31f0f
