-- Every ticket for an asset that was issued before a time opens nothing any more, whoever holds it: what it shows was taken down.

create table asset_play_stops (
  asset_id bigint primary key references media_assets on delete cascade,
  before_ms bigint not null
);
create index asset_play_stops_by_age on asset_play_stops (before_ms);
