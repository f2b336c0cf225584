-- Charts and recommendations: what members did, counted into fading sums, and the snapshots made of them.

-- What waits to be counted. A job takes rows away and adds them up, so that a much watched drama has no row everybody waits for.
create table drama_acts (
  id bigint generated always as identity primary key,
  drama_id bigint not null references dramas on delete cascade,
  kind text not null check (kind in ('view', 'episode', 'finish', 'unlock', 'binge', 'share', 'like')),
  at_ms bigint not null
);

-- What counts once per member and drama, however often it is done and undone.
create table drama_credits (
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas on delete cascade,
  kind text not null,
  primary key (user_id, drama_id, kind)
);

-- Sums on the scale of rules/drama/heat.ts, one per half-life; null: nothing yet.
create table drama_counters (
  drama_id bigint primary key references dramas on delete cascade,
  heat_day double precision,
  heat_week double precision,
  heat_month double precision,
  binge_day double precision,
  binge_week double precision,
  binge_month double precision,
  -- All there ever was, in tenths of a point.
  points bigint not null default 0,
  binges bigint not null default 0,
  views bigint not null default 0,
  episodes bigint not null default 0,
  finishes bigint not null default 0,
  likes bigint not null default 0
);

-- The charts as they were made last; a look at one reads at most a hundred rows.
create table chart_places (
  type text not null check (type in ('hot', 'new', 'score', 'binge')),
  period text not null check (period in ('day', 'week', 'month', 'all')),
  place int not null check (place between 1 and 100),
  drama_id bigint not null references dramas on delete cascade,
  value bigint not null,
  -- Where it stood in the chart of the day before; null: nowhere.
  former_place int,
  primary key (type, period, place)
);
create index chart_places_of_drama on chart_places (drama_id);

-- Against which places arrows are drawn: those of a day ago, so that a move is seen for longer than ten minutes.
create table chart_days (
  type text not null,
  period text not null,
  drama_id bigint not null references dramas on delete cascade,
  place int not null,
  primary key (type, period, drama_id)
);
create index chart_days_of_drama on chart_days (drama_id);

create table chart_runs (
  id boolean primary key default true check (id),
  made_ms bigint not null,
  -- When the places were kept against which arrows are drawn.
  kept_ms bigint not null
);

-- Where operators want a drama to stand.
create table chart_pins (
  type text not null check (type in ('hot', 'new', 'score', 'binge')),
  period text not null check (period in ('day', 'week', 'month', 'all')),
  drama_id bigint not null references dramas on delete cascade,
  place int not null check (place between 1 and 100),
  -- Null: until it is taken away.
  ends_ms bigint,
  primary key (type, period, drama_id),
  unique (type, period, place)
);
create index chart_pins_of_drama on chart_pins (drama_id);

-- Which dramas are watched by the same members, the nearest first.
create table drama_neighbours (
  drama_id bigint not null references dramas on delete cascade,
  near_id bigint not null references dramas on delete cascade,
  score double precision not null,
  primary key (drama_id, near_id)
);
create index drama_neighbours_of_near on drama_neighbours (near_id);

-- How often a new drama was shown because it is new.
create table drama_showings (
  drama_id bigint primary key references dramas on delete cascade,
  shown bigint not null
);

-- Who watched lately.
create index watchers_by_time on watchers (counted_until_ms desc) where counted_until_ms is not null;
