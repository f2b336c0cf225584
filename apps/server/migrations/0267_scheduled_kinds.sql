-- Messages of any kind wait until they are sent (S-134), and with them their files, which nobody else refers to until then.
alter table scheduled_messages
  add column msg_type text not null default 'text' check (msg_type in ('text', 'image', 'video', 'audio', 'mixed', 'poll')),
  add column file_keys text[] collate "C" not null default '{}';
create index scheduled_messages_files on scheduled_messages using gin (file_keys) with (fastupdate = off);
