-- Registered files that nothing refers to any more are found and removed (domains/uploads/README.md).

alter table uploads
  -- When it is next asked who refers to the file.
  add column look_ms bigint not null default 0,
  -- When the last look found that nobody does; null while somebody did. With registered_ms null besides: given up, to be removed.
  add column unreferenced_ms bigint;
update uploads set look_ms = coalesce(registered_ms, created_ms) + 7 * 24 * 60 * 60 * 1000::bigint;
create index uploads_due on uploads (look_ms) where registered_ms is not null;
create index uploads_given_up on uploads (file_id) where registered_ms is null and unreferenced_ms is not null;

-- The key in which an address ends, or null (`keyInAddress` of rules/uploads finds the same; a test compares them). A little wider than
-- the form of a key: counted repeats cost twenty times as much, and what is no key only keeps what is not there.
create function upload_key_in(address text) returns text immutable parallel safe language sql
  return substring(address from '(?:chat|avatar|stars)/[1-9][0-9]*/[0-9]+/[0-9a-f]+\.[A-Za-z0-9._-]+$');
-- Every key in a text.
create function upload_keys_in(words text) returns text[] immutable parallel safe language sql
  return array(
    select distinct found[1]
      from regexp_matches(words, '(?:chat|avatar|stars)/[1-9][0-9]*/[0-9]+/[0-9a-f]+\.[A-Za-z0-9._-]+', 'g') found);

create index accounts_picture on accounts (upload_key_in(avatar_url)) where upload_key_in(avatar_url) is not null;
create index groups_picture on groups (upload_key_in(avatar_url)) where upload_key_in(avatar_url) is not null;

alter table complaints add column file_keys text[] collate "C" generated always as (images || upload_keys_in(evidence::text)) stored;
create index complaints_files on complaints using gin (file_keys) with (fastupdate = off);
-- Every look-up would read what waits to be merged from end to end.
alter index favorites_files set (fastupdate = off);

-- A message that is taken from everybody takes these rows along.
create index message_files_of_message on message_files (stream_id, seq);

-- A business card holds its member's picture as it was, so the message refers to that file.
insert into message_files (file_key, stream_id, seq)
  select k.file_key, m.stream_id, m.seq from messages m cross join lateral unnest(upload_keys_in(m.content_text)) k(file_key)
   where m.msg_type = 'b_c' and not m.is_gone
  on conflict do nothing;
update favorites set file_keys = upload_keys_in(content_text) where msg_type = 'b_c';
