-- A refund for a failed play looks at what was delivered, and ends the tickets it was delivered by (A-16).

-- Segments of an asset a member was given, by their numbers, until a quarter of them is reached: more is not asked for.
-- They outlive a refund, so that who buys an episode again does not begin anew.
create table play_deliveries (
  user_id bigint not null references accounts,
  asset_id bigint not null references media_assets on delete cascade,
  segments integer[] not null,
  updated_ms bigint not null,
  primary key (user_id, asset_id)
);
create index play_deliveries_by_age on play_deliveries (updated_ms);
create index play_deliveries_of_asset on play_deliveries (asset_id);

-- Tickets of a member for an asset that were issued before a time open nothing any more.
create table play_stops (
  user_id bigint not null references accounts,
  asset_id bigint not null references media_assets on delete cascade,
  before_ms bigint not null,
  primary key (user_id, asset_id)
);
create index play_stops_by_age on play_stops (before_ms);
create index play_stops_of_asset on play_stops (asset_id);
