-- How the polls among the messages stand. Written under the lock of the message's stream; there from the send on, gone with the message.
create table message_polls (
  stream_id bigint not null,
  seq bigint not null,
  -- Votes by option, and how many members voted: what every reader of the message is sent, counted with the votes.
  totals jsonb not null,
  voters int not null default 0,
  -- Which option of a quiz is right, and why. Not part of the message: not everybody may read it yet.
  right_option smallint,
  explanation text not null,
  closed_ms bigint,
  primary key (stream_id, seq)
) with (fillfactor = 70);

-- Who voted for what: one row per member and option.
create table message_poll_votes (
  stream_id bigint not null,
  seq bigint not null,
  user_id bigint not null,
  option smallint not null,
  created_ms bigint not null,
  primary key (stream_id, seq, user_id, option)
);
create index message_poll_votes_newest on message_poll_votes (stream_id, seq, option, created_ms desc, user_id desc);
