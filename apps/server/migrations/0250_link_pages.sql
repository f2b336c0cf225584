-- What pages said about themselves when they were read for the preview of a link (S-130), for a day; empty where they said nothing or could not be
-- read. A message has a copy of its own, and its picture among the files of its sender.
create table link_pages (
  url text primary key,
  title text not null,
  description text not null,
  -- WebP, made small by the server.
  image bytea,
  width int not null,
  height int not null,
  -- Base64 of the ThumbHash of the picture.
  thumb_hash text not null,
  read_ms bigint not null,
  ends_ms bigint not null
);
create index link_pages_ends on link_pages (ends_ms);
