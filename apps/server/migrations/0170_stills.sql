-- Small pictures of a video, which the player shows while a finger looks for a place in it (domains/media/README.md).

alter table media_assets
  -- How they lie in their sheet; null: nobody has tried to make them yet.
  add column stills jsonb;
create index media_assets_without_stills on media_assets (id) where stills is null;
