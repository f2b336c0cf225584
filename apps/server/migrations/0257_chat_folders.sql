-- Folders in which a member sorts their chats (S-137).
create table chat_folders (
  folder_id bigint generated always as identity primary key,
  user_id bigint not null,
  local_id uuid not null,
  name text not null,
  emoji text not null,
  kinds text[] not null,
  no_muted boolean not null,
  -- Where it stands among those of its member.
  position int not null,
  -- One more with each change of it.
  version int not null default 1,
  unique (user_id, local_id)
);

-- Chats that were put into one. Those of a group go when its member does; a group that ended is read over.
create table chat_folder_chats (
  folder_id bigint not null references chat_folders (folder_id) on delete cascade,
  user_id bigint not null,
  conversation text not null,
  primary key (folder_id, conversation)
);
create index chat_folder_chats_of_chat on chat_folder_chats (user_id, conversation);
