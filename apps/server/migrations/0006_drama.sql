-- Dramas, their episodes, and what members watched. Texts are jsonb by language, such as {"en": {"title": …}}.

create table drama_types (
  id bigint generated always as identity primary key,
  names jsonb not null,
  icon_key text not null default '',
  sort int not null default 0,
  is_on_home boolean not null default true
);

create table dramas (
  id bigint generated always as identity primary key,
  type_id bigint not null references drama_types,
  -- The language shown to members whose own has no texts.
  language text not null,
  texts jsonb not null,
  cover_key text not null default '',
  wide_cover_key text not null default '',
  area text not null default '',
  year int not null,
  total_number int not null default 0,
  -- Episodes that can be watched now.
  update_number int not null default 0,
  is_end boolean not null default false,
  vip_type smallint not null default 0 check (vip_type between 0 and 2),
  free_number int not null default 3 check (free_number >= 0),
  play_count bigint not null default 0,
  visit_count bigint not null default 0,
  skr_count bigint not null default 0,
  binge_count bigint not null default 0,
  share_count bigint not null default 0,
  score_sum bigint not null default 0,
  score_count bigint not null default 0,
  score_tenths int generated always as (case when score_count = 0 then 0 else round(score_sum * 10.0 / score_count) end) stored,
  -- Logarithmic (rules/drama/heat.ts).
  heat double precision,
  is_published boolean not null default false,
  -- Whether members see it: published, and every episode was complete when it was first shown.
  is_listed boolean not null default false,
  published_ms bigint,
  created_ms bigint not null,
  -- When it was last published or got an episode; edits do not move a drama up the list.
  updated_ms bigint not null,
  check (is_published or not is_listed)
)
-- Room for the counts that every view and visit writes.
with (fillfactor = 80);

create index dramas_by_update on dramas (updated_ms desc, id desc) where is_listed;
create index dramas_by_heat on dramas (heat desc nulls last, id desc) where is_listed;
create index dramas_by_score on dramas (score_tenths desc, id desc) where is_listed;
create index dramas_by_publication on dramas (published_ms desc, id desc) where is_listed;
create index dramas_by_type on dramas (type_id) where is_listed;
create index dramas_by_area on dramas (area) where is_listed;
create index dramas_by_year on dramas (year) where is_listed;

-- How many dramas of a type are listed, so that the total of a list costs the same however many there are.
create table listed_dramas (
  type_id bigint primary key references drama_types,
  dramas bigint not null
);

create function count_listed_drama() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    update listed_dramas set dramas = dramas - 1 where type_id = old.type_id;
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into listed_dramas as l (type_id, dramas) values (new.type_id, 1)
      on conflict (type_id) do update set dramas = l.dramas + 1;
  end if;
  return null;
end $$;

create trigger listed_dramas_made after insert or delete on dramas for each row execute function count_listed_drama();
create trigger listed_dramas_changed after update on dramas for each row
  when (old.is_listed is distinct from new.is_listed or old.type_id <> new.type_id) execute function count_listed_drama();

-- All titles of a drama folded, and the grams that find them (rules/drama/search-text.ts). Apart from the drama, whose heat
-- changes with every view and would write the costly index again.
create table drama_searches (
  drama_id bigint primary key references dramas on delete cascade,
  folded text not null,
  grams text[] not null
);
create index drama_searches_by_gram on drama_searches using gin (grams) with (fastupdate = off);

create table episodes (
  id bigint generated always as identity primary key,
  drama_id bigint not null references dramas on delete cascade,
  number int not null check (number > 0),
  titles jsonb not null default '{}',
  asset_id bigint not null unique references media_assets,
  -- Of the asset, as media told last.
  poster_key text not null default '',
  duration_ms int not null default 0,
  -- playable: the first rendition is there; complete: all are.
  state text not null default 'pending' check (state in ('pending', 'playable', 'complete', 'failed')),
  created_ms bigint not null,
  unique (drama_id, number) deferrable initially immediate
);
create index episodes_incomplete on episodes (asset_id) where state <> 'complete';

create table banners (
  id bigint generated always as identity primary key,
  position text not null default 'home',
  titles jsonb not null default '{}',
  image_key text not null,
  link_type text not null default 'none' check (link_type in ('page', 'video', 'url', 'none')),
  link text not null default '',
  sort int not null default 0,
  starts_ms bigint not null default 0,
  ends_ms bigint,
  is_on boolean not null default true
);
create index banners_by_position on banners (position, sort, id) where is_on;

-- Until when a member's real time is used up by his reports; its row lock puts his reports in a row.
create table watchers (
  user_id bigint primary key references accounts,
  counted_until_ms bigint
);

-- One row per member and drama (S-108).
create table watch_marks (
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  number int not null,
  position_seconds double precision not null,
  duration_seconds int not null,
  is_done boolean not null,
  client_seq bigint not null,
  updated_ms bigint not null,
  primary key (user_id, drama_id)
);
create index watch_marks_by_update on watch_marks (user_id, updated_ms desc);

-- Seconds a member watched of an episode on a platform day.
create table watch_days (
  user_id bigint not null references accounts,
  day date not null,
  drama_id bigint not null references dramas,
  number int not null,
  seconds int not null,
  is_view boolean not null default false,
  is_watched boolean not null default false,
  primary key (user_id, day, drama_id, number)
);

-- How plays went, and what could not be played (S-111).
create table play_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  number int not null,
  play_error text,
  quality jsonb,
  created_ms bigint not null
);
create index play_reports_by_time on play_reports (created_ms);
create index play_reports_of_failures on play_reports (user_id, drama_id, number) where play_error is not null;

-- Parts of the demonstration platform that are made; what a part made is in the same transaction.
create table demonstration_parts (
  name text primary key,
  -- The drama, or whatever the part made.
  made_id bigint,
  made_ms bigint not null
);
