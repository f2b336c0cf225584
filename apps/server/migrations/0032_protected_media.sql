-- Paid episodes are encrypted, plays are counted, captions and the story of each transcoding are kept (domains/media/README.md).

alter table media_assets
  -- Which folder plays. 0: as it was before there were versions.
  add column version integer not null default 0,
  -- The highest number handed out for a folder.
  add column last_version integer not null default 0,
  -- Somebody pays for it, so it must not lie about in clear.
  add column is_protected boolean not null default false,
  -- Sealed AES-128 key of the version that plays; null: it is in clear.
  add column sealed_key bytea;
alter table media_assets alter column version set default 1, alter column last_version set default 1;
create index media_assets_stopped on media_assets (id) where state in ('failed', 'cancelled');
create index media_assets_in_clear on media_assets (id) where is_protected and sealed_key is null;

-- Folders that do not play: being made, or replaced. Removed when their time is over.
create table media_old_versions (
  asset_id bigint not null,
  version integer not null,
  delete_after_ms bigint not null,
  primary key (asset_id, version)
);
create index media_old_versions_by_time on media_old_versions (delete_after_ms);

-- What each run of a transcoding did, for whoever looks why it failed; the latest ones of an asset.
create table transcode_runs (
  asset_id bigint not null references media_assets on delete cascade,
  attempt integer not null,
  started_ms bigint not null,
  ended_ms bigint,
  outcome text not null default 'running' check (outcome in ('running', 'done', 'refused', 'broken', 'ended', 'lost')),
  log text not null default '' check (length(log) <= 4000),
  primary key (asset_id, attempt)
);

-- Words to read along, as plain WebVTT.
create table asset_captions (
  asset_id bigint not null references media_assets on delete cascade,
  language text not null check (language in ('zh-CN', 'en', 'vi', 'pt', 'ja')),
  vtt text not null check (length(vtt) <= 500000),
  updated_ms bigint not null,
  primary key (asset_id, language)
);

-- Tickets handed out in the last day. Unlogged: a crash may forget them, and a play need not wait for the disk.
create unlogged table play_tickets (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  session_id bigint not null,
  asset_id bigint not null,
  -- What the member had watched in all when it was handed out.
  watched_seconds bigint not null,
  issued_ms bigint not null,
  -- Until when the device counts as playing it.
  ends_ms bigint not null
);
create index play_tickets_of_member on play_tickets (user_id, issued_ms);
create index play_tickets_by_time on play_tickets (issued_ms);

-- Members who fetched episodes faster than anybody watches.
create table play_alarms (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  session_id bigint not null,
  episodes integer not null,
  watched_seconds integer not null,
  created_ms bigint not null
);
create index play_alarms_of_member on play_alarms (user_id, created_ms);

-- What a member watched in all, by the server's count.
alter table watchers add column watched_seconds bigint not null default 0;

-- Whether media was told that somebody pays for the episode.
alter table episodes add column is_protected boolean not null default false;
create index episodes_unprotected on episodes (drama_id, number) where not is_protected;
