-- Links that lead to a drama, who came by them, the posters they are drawn on, and publishing at a set time.

-- One link per member and what it leads to.
create table share_codes (
  id bigint generated always as identity primary key,
  code text not null unique,
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  -- 0: the drama as a whole.
  number int not null default 0 check (number >= 0),
  created_ms bigint not null,
  unique (user_id, drama_id, number)
);
create index share_codes_of_drama on share_codes (drama_id);

-- Who came to a drama by somebody's link: each account and each device once per sharer and drama.
create table share_visits (
  id bigint generated always as identity primary key,
  code_id bigint not null references share_codes,
  sharer_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  visitor_id bigint not null references accounts,
  device text not null,
  -- He registered by the link, with the sharer as his inviter.
  is_new_member boolean not null,
  day date not null,
  created_ms bigint not null,
  unique (sharer_id, drama_id, visitor_id),
  unique (sharer_id, drama_id, device)
);
create index share_visits_of_drama on share_visits (drama_id, day);

-- Visits that count for the sharer's task: a device and an account once for ever.
create table share_credits (
  sharer_id bigint not null references accounts,
  device text not null,
  visitor_id bigint not null references accounts,
  day date not null,
  primary key (sharer_id, device),
  unique (sharer_id, visitor_id)
);

-- How many of them a member got on a platform day; its row puts his visits in a row.
create table share_days (
  user_id bigint not null references accounts,
  day date not null,
  credits int not null default 0,
  primary key (user_id, day)
);

-- Backgrounds of posters, 750 by 1334; where the code stands on them and how large it is with its quiet zone.
create table share_posters (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invite', 'video')),
  image_key text not null,
  qr_x int not null check (qr_x >= 0),
  qr_y int not null check (qr_y >= 0),
  qr_size int not null check (qr_size between 290 and 600),
  text_color text not null check (text_color ~ '^#[0-9a-f]{6}$'),
  sort int not null default 0,
  is_on boolean not null default true,
  check (qr_x + qr_size <= 750 and qr_y + qr_size <= 1334)
);
create index share_posters_shown on share_posters (kind, sort, id) where is_on;

create index dramas_by_opening on dramas (opens_ms) where opens_ms is not null;
