-- What message search looks through: texts without case and accents, with every character and pair of neighbours, which finds any part
-- of any word, in scripts without blanks too. Filled in the background, so that sending does not wait for it.
create extension if not exists btree_gin;

create table message_texts (
  stream_id bigint not null,
  seq bigint not null,
  folded text not null,
  grams text[] collate "C" not null,
  primary key (stream_id, seq)
);
create index message_texts_grams on message_texts using gin (stream_id, grams);

-- Messages up to here are in message_texts, one row.
create table message_search_cursor (
  is_only boolean primary key default true check (is_only),
  msg_id bigint not null
);
insert into message_search_cursor (msg_id) values (0);
