-- Files of members: what stands in the object store, whose it is, and what was found in it (domains/uploads/README.md).

create table uploads (
  file_id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  upload_type text not null check (upload_type in ('chat', 'avatar', 'stars')),
  resource_type text not null check (resource_type in ('image', 'video', 'audio')),
  -- Keys in the store; thumb_url is '' where there is no small picture.
  url text collate "C" not null unique,
  thumb_url text collate "C" not null,
  file_name text not null,
  file_total integer not null,
  -- As the member sent it: what a later question for the same file names.
  file_size bigint not null,
  file_hash text collate "C" not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- As it stands in the store, freed of its metadata.
  content_type text not null,
  stored_size bigint not null,
  stored_hash text collate "C" not null,
  width integer not null,
  height integer not null,
  duration_ms bigint not null,
  created_ms bigint not null,
  -- Null while the cleaned bytes are on their way into the store; only then may anything refer to the file.
  registered_ms bigint
);
create index uploads_same_file on uploads (user_id, file_hash, file_size, upload_type) where registered_ms is not null;
create index uploads_thumbs on uploads (thumb_url) where thumb_url <> '';

-- Folders into which a member may have put what he never registered; a row goes once nothing such is left.
create table upload_folders (
  user_id bigint not null references accounts,
  upload_type text not null,
  -- When the folder is looked through, and when it was last opened for writing.
  due_ms bigint not null,
  opened_ms bigint not null,
  primary key (user_id, upload_type)
);
create index upload_folders_due on upload_folders (due_ms);
