-- What members react to messages with: one reaction per member and message. Written under the lock of the message's stream.
create table message_reactions (
  stream_id bigint not null,
  seq bigint not null,
  user_id bigint not null,
  emoji text not null,
  created_ms bigint not null,
  primary key (stream_id, seq, user_id)
);
create index message_reactions_newest on message_reactions (stream_id, seq, created_ms desc, user_id desc);

-- How often each stands at a message, in the order in which they came up: what every reader of the message is sent. A list of messages
-- would otherwise count the reactions of thousands of members once per reader.
create table message_reaction_totals (
  stream_id bigint not null,
  seq bigint not null,
  totals jsonb not null,
  primary key (stream_id, seq)
) with (fillfactor = 70);
