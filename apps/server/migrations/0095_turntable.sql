-- The turntable (S-107). A draw follows from a seed of the server that its member saw the hash of before, a seed of the member's own, and a number that
-- grows; whoever has all three recomputes it.

create table wheel_prizes (
  id bigint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  -- Key of a public picture; '' without one.
  image_key text not null default '',
  kind text collate "C" not null check (kind in ('coin', 'coupon', 'vip_days', 'times', 'goods', 'thanks')),
  coin_code text collate "C" not null check (coin_code in ('', 'money', 'gold', 'point')),
  -- Minor units of its coin, else days, spins or pieces.
  amount bigint not null check (amount >= 0),
  -- Which coupon.
  target_id bigint not null default 0,
  -- null: without limit.
  stock int check (stock >= 0),
  weight int not null check (weight >= 0),
  -- What may be given of it on a platform day; null: without limit.
  daily_budget bigint check (daily_budget >= 0),
  is_fallback boolean not null default false,
  sort int not null default 0,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null
);

-- What was given of a limited prize on a day.
create table wheel_prize_days (
  prize_id bigint not null references wheel_prizes,
  day date not null,
  spent bigint not null check (spent >= 0),
  primary key (prize_id, day)
);

-- Prizes as they were laid out: never changed, so that a draw can be recomputed for ever. The newest is the one that is drawn from.
create table wheel_tables (
  id bigint generated always as identity primary key,
  -- In the order of the draw: [{prize_id, names, image_key, kind, coin_code, amount, target_id, weight, daily_budget, is_fallback}], amounts as text.
  segments jsonb not null,
  operator_id bigint not null default 0,
  created_ms bigint not null
);

-- How often each prize of a table was drawn and given, in several parts so that spins do not wait for each other.
create table wheel_tallies (
  table_id bigint not null references wheel_tables,
  prize_id bigint not null references wheel_prizes,
  part smallint not null,
  drawn bigint not null default 0,
  given bigint not null default 0,
  primary key (table_id, prize_id, part)
);

create table wheel_members (
  user_id bigint primary key references accounts,
  client_seed text not null
);

-- One seed per member and platform day; it is no secret any more once its day is over.
create table wheel_seeds (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  day date not null,
  -- SHA-256 of the seed, in hex.
  hash text collate "C" not null,
  sealed bytea not null,
  from_nonce bigint not null,
  next_nonce bigint not null check (next_nonce >= from_nonce),
  -- Free spins of the day that were used; all spins are next_nonce - from_nonce.
  free_used int not null default 0,
  created_ms bigint not null,
  -- 0: its day is not over.
  revealed_ms bigint not null default 0,
  unique (user_id, day)
);

create table wheel_spins (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  seed_id bigint not null references wheel_seeds,
  nonce bigint not null,
  client_seed text not null,
  table_id bigint not null references wheel_tables,
  -- The number below the sum of the weights.
  raw_result bigint not null,
  raw_prize_id bigint not null references wheel_prizes,
  -- What was given: the published fallback where the drawn one had run out.
  prize_id bigint not null references wheel_prizes,
  payment text collate "C" not null check (payment in ('free', 'given', 'paid')),
  is_win boolean not null,
  created_ms bigint not null,
  unique (seed_id, nonce)
);
create index wheel_spins_of_member on wheel_spins (user_id, id);
create index wheel_spins_won on wheel_spins (id) where is_win;

-- A wheel of small prizes for a new platform. Gold and points cannot become money.
insert into wheel_prizes (names, kind, coin_code, amount, weight, daily_budget, is_fallback, sort, is_open, created_ms, changed_ms) values
  ('{"en": "5 points", "zh-CN": "5 积分", "vi": "5 điểm", "pt": "5 pontos"}', 'coin', 'point', 5, 280, null, false, 80, true, 0, 0),
  ('{"en": "3 Gold", "zh-CN": "3 金币", "vi": "3 Vàng", "pt": "3 Ouro"}', 'coin', 'gold', 3, 180, null, false, 70, true, 0, 0),
  ('{"en": "Spin again", "zh-CN": "再转一次", "vi": "Quay thêm lượt", "pt": "Gire de novo"}', 'times', '', 1, 80, null, false, 60, true, 0, 0),
  ('{"en": "20 points", "zh-CN": "20 积分", "vi": "20 điểm", "pt": "20 pontos"}', 'coin', 'point', 20, 150, null, false, 50, true, 0, 0),
  ('{"en": "10 Gold", "zh-CN": "10 金币", "vi": "10 Vàng", "pt": "10 Ouro"}', 'coin', 'gold', 10, 70, 20000, false, 40, true, 0, 0),
  ('{"en": "No prize", "zh-CN": "谢谢参与", "vi": "Chúc bạn may mắn lần sau", "pt": "Sem prêmio"}', 'thanks', '', 0, 200, null, true, 30, true, 0, 0),
  ('{"en": "100 points", "zh-CN": "100 积分", "vi": "100 điểm", "pt": "100 pontos"}', 'coin', 'point', 100, 35, 50000, false, 20, true, 0, 0),
  ('{"en": "88 Gold", "zh-CN": "88 金币", "vi": "88 Vàng", "pt": "88 Ouro"}', 'coin', 'gold', 88, 5, 8800, false, 10, true, 0, 0);
insert into wheel_tables (segments, created_ms)
  select jsonb_agg(jsonb_build_object('prize_id', id, 'names', names, 'image_key', image_key, 'kind', kind, 'coin_code', coin_code, 'amount', amount::text,
    'target_id', target_id, 'weight', weight, 'daily_budget', daily_budget::text, 'is_fallback', is_fallback) order by sort desc, id), 0 from wheel_prizes;
