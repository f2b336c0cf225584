-- Sticker packs of the operators (S-147). A message holds the address of the sticker it was sent with, so that nothing here has to stay for it.
create table sticker_packs (
  id bigint generated always as identity primary key,
  -- The name by language.
  titles jsonb not null,
  is_published boolean not null,
  sort integer not null
);

create table stickers (
  id bigint generated always as identity primary key,
  pack_id bigint not null references sticker_packs on delete cascade,
  emoji text not null,
  -- A path of this platform or a full address.
  image_url text not null,
  sort integer not null
);
create index stickers_of_pack on stickers (pack_id, sort);

-- Grows with every change of any pack, so that devices know whether theirs are the newest; its row is the lock of all packs.
create table sticker_version (
  is_only_row boolean primary key default true check (is_only_row),
  value bigint not null default 1
);
insert into sticker_version default values;

-- The pack the client is shipped with (apps/web/public/stickers).
insert into sticker_packs (titles, is_published, sort)
  values ('{"zh-CN": "剧迷猫", "en": "Drama Cat", "vi": "Mèo mê phim", "pt": "Gata Noveleira"}', true, 1);
insert into stickers (pack_id, emoji, image_url, sort)
  select p.id, emoji, '/stickers/' || name || '.webp', place
    from sticker_packs p cross join unnest(
      array['shock', 'sob', 'swoon', 'rage', 'boss', 'popcorn', 'plot', 'beg', 'sleepy', 'party', 'heartbreak', 'yes'],
      array['😱', '😭', '😍', '😡', '😎', '🍿', '😏', '🙏', '😴', '🎉', '💔', '👍']
    ) with ordinality shipped(name, emoji, place);
