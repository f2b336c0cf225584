-- A video on its way from an uploaded file to renditions that play (domains/media/README.md).
create table media_assets (
  id bigint generated always as identity primary key,
  state text not null check (state in ('uploaded', 'transcoding', 'ready', 'failed', 'cancelled')),
  -- Why it failed, a code of rules/media/source.ts; '' otherwise.
  reason text not null default '',
  source_key text not null,
  preset text not null,
  width integer not null default 0,
  height integer not null default 0,
  duration_ms bigint not null default 0,
  -- Base64 of the poster's ThumbHash; '' until there is one.
  thumb_hash text not null default '',
  -- The first picture as anyone may see it in a list; '' until there is one.
  poster_key text not null default '',
  -- Names of the renditions planned for this source; empty until it was looked at.
  planned text[] not null default '{}',
  -- Finished ones, in the form of rules/media/rendition.ts.
  renditions jsonb not null default '[]',
  progress_percent smallint not null default 0,
  -- Counts the takings of the job: only the latest taker may write (a worker that was thought dead cannot).
  attempt integer not null default 0,
  created_ms bigint not null,
  updated_ms bigint not null,
  check (state <> 'failed' or reason <> ''),
  check (state <> 'ready' or jsonb_array_length(renditions) > 0)
);
create index media_assets_unfinished on media_assets (id)
  where state = 'transcoding' or (state = 'ready' and jsonb_array_length(renditions) < cardinality(planned));
