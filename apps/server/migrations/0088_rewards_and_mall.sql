-- What rewards and the points mall move, and a record of everything a member was given.

insert into ledger_purposes (purpose, is_member, floor, is_deferred, is_shown) values
  -- Money that members paid for goods of the points mall.
  ('revenue_mall', false, null, true, false);

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  -- Coins that cannot become money are minted; money comes out of a budget an operator funded.
  ('sign.gold', 'sign', 'mint', 'gold_granted', '', 'sign'),
  ('sign.point', 'sign', 'mint', 'point', '', 'sign'),
  ('task.gold', 'task', 'mint', 'gold_granted', '', 'task'),
  ('task.point', 'task', 'mint', 'point', '', 'task'),
  ('task.money', 'task', 'promo_pool', 'cash', '', 'task'),
  ('wheel_prize.gold', 'wheel', 'mint', 'gold_granted', '', 'wheel_prize'),
  ('wheel_prize.point', 'wheel', 'mint', 'point', '', 'wheel_prize'),
  ('wheel_prize.money', 'wheel', 'promo_pool', 'cash', '', 'wheel_prize'),
  ('wheel_cost.granted', 'wheel', 'gold_granted', 'coin_sink', 'wheel_cost', ''),
  ('wheel_cost.bought', 'wheel', 'gold_bought', 'coin_sink', 'wheel_cost', ''),
  ('wheel_cost.point', 'wheel', 'point', 'coin_sink', 'wheel_cost', ''),
  ('mall.point', 'mall', 'point', 'coin_sink', 'mall', ''),
  ('mall.cash', 'mall', 'cash', 'revenue_mall', 'mall', ''),
  ('mall_back.point', 'mall_back', 'coin_sink', 'point', '', 'refund'),
  ('mall_back.cash', 'mall_back', 'revenue_mall', 'cash', '', 'refund');

-- Everything a member was given, coins or not; the posting of coins is in the ledger. Rows are never changed.
create table reward_records (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  type text collate "C" not null check (type in ('sign', 'task', 'wheel', 'invite', 'recharge', 'activity')),
  -- What it was for, by language, as it was called then; '{}' where the type says it all.
  titles jsonb not null default '{}',
  kind text collate "C" not null check (kind in ('coin', 'coupon', 'vip_days', 'times', 'goods', 'thanks')),
  -- '' where it was no coins.
  coin_code text collate "C" not null check (coin_code in ('', 'money', 'gold', 'point')),
  -- Minor units of its coin, else days, spins or pieces.
  amount bigint not null check (amount >= 0),
  source_id bigint not null,
  created_ms bigint not null,
  check ((kind = 'coin') = (coin_code <> ''))
);
create index reward_records_of_member on reward_records (user_id, id);
create index reward_records_by_type on reward_records (user_id, type, id);

-- What the seven steps of the daily sign-in give (S-95).
create table sign_in_steps (
  day smallint primary key check (day between 1 and 7),
  coin_code text collate "C" not null check (coin_code in ('gold', 'point')),
  amount bigint not null check (amount > 0),
  spins int not null default 0 check (spins between 0 and 100),
  changed_ms bigint not null default 0
);
insert into sign_in_steps (day, coin_code, amount, spins) values
  (1, 'gold', 5, 0), (2, 'gold', 5, 0), (3, 'point', 20, 0), (4, 'gold', 8, 0), (5, 'gold', 8, 0), (6, 'point', 30, 0), (7, 'gold', 20, 1);

create table sign_ins (
  id bigint generated always as identity unique,
  user_id bigint not null references accounts,
  -- The platform's day, by the clock of the database in the zone of that moment.
  day date not null,
  zone text not null,
  continuous_days int not null check (continuous_days > 0),
  coin_code text collate "C" not null,
  amount bigint not null,
  spins int not null,
  created_ms bigint not null,
  primary key (user_id, day)
);

-- Events and bonuses.
create table activities (
  id bigint generated always as identity primary key,
  type text collate "C" not null check (type in ('event', 'bonus')),
  -- By language.
  titles jsonb not null,
  summaries jsonb not null,
  contents jsonb not null,
  -- Key of a public picture; '' without one.
  cover_key text not null,
  link_type text collate "C" not null check (link_type in ('page', 'video', 'url', 'none')),
  link text not null,
  starts_ms bigint not null,
  -- 0: open.
  ends_ms bigint not null check (ends_ms = 0 or ends_ms > starts_ms),
  sort int not null,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null
);
create index activities_in_order on activities (type, sort desc, id desc) where is_open;

-- What members can do for a reward. What a task counts is its code; rows are made by operators.
create table tasks (
  id bigint generated always as identity primary key,
  code text collate "C" not null,
  kind text collate "C" not null check (kind in ('daily', 'beginner', 'watch')),
  titles jsonb not null,
  -- Name of one of the client's icons.
  icon text not null,
  target int not null check (target > 0),
  reward_coin text collate "C" not null check (reward_coin in ('money', 'gold', 'point')),
  reward_amount bigint not null check (reward_amount >= 0),
  spins int not null default 0 check (spins between 0 and 100),
  -- Address in the app; '' where its code says where to go.
  link text not null default '',
  starts_ms bigint not null default 0,
  -- 0: open.
  ends_ms bigint not null default 0,
  sort int not null default 0,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null,
  check (reward_amount > 0 or spins > 0)
);
create index tasks_open on tasks (sort desc, id) where is_open;

-- How far a member is. A period is a platform day; '0001-01-01' for what is done once.
create table task_progress (
  id bigint generated always as identity unique,
  user_id bigint not null references accounts,
  task_id bigint not null references tasks,
  period date not null,
  progress bigint not null default 0,
  -- 0 open, 1 claimable, 2 received (S-96)
  state smallint not null default 0 check (state in (0, 1, 2)),
  changed_ms bigint not null,
  primary key (user_id, task_id, period)
);

-- Spins that were given, once for the act; what is left of all of them is the balance.
create table spin_gifts (
  act_key text collate "C" primary key,
  user_id bigint not null references accounts,
  spins int not null check (spins > 0),
  created_ms bigint not null
);
create table spin_balances (
  user_id bigint primary key references accounts,
  spins int not null check (spins >= 0)
);
