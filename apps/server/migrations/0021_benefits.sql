-- Kinds of coupons. What a kind promises never changes: who wants other terms makes another kind.
create table coupon_kinds (
  id bigint generated always as identity primary key,
  name text not null,
  type text collate "C" not null check (type in ('discount_amount', 'discount_rate', 'gold_gift')),
  -- Minor units of its coin; of a rate, parts of 10^8; of a gift, gold.
  value bigint not null check (value > 0),
  coin_code text collate "C" not null check (coin_code in ('money', 'gold', 'point')),
  min_spend bigint not null check (min_spend >= 0),
  order_types text[] not null check (cardinality(order_types) > 0),
  -- 0: free.
  price_point bigint not null check (price_point >= 0),
  starts_ms bigint not null,
  ends_ms bigint not null check (ends_ms > starts_ms),
  -- How many can still be claimed; null: without limit. What operators and codes give is not counted.
  stock bigint check (stock >= 0),
  -- How many a member may claim; 0: without limit.
  limit_number integer not null check (limit_number >= 0),
  -- Members may claim it; others get it from an operator or by a code.
  is_open boolean not null,
  created_ms bigint not null
);
create index coupon_kinds_open on coupon_kinds (ends_ms) where is_open;

create table coupons (
  id bigint generated always as identity primary key,
  kind_id bigint not null references coupon_kinds,
  user_id bigint not null references accounts,
  source text collate "C" not null check (source in ('claim', 'code', 'operator')),
  -- The act it came by, once for ever: claim:u7:<key>, code:12.
  act_key text collate "C" not null unique,
  -- 0 unused, 1 used, 2 expired (S-93)
  state smallint not null default 0 check (state between 0 and 2),
  -- The order it is used for; '' while it is not.
  order_no text collate "C" not null default '',
  -- That of its kind: unused and past it is expired, whatever the state says yet.
  ends_ms bigint not null,
  created_ms bigint not null
);
create index coupons_of_member on coupons (user_id, state, id);
create index coupons_of_kind on coupons (kind_id, user_id, source);
create index coupons_expiring on coupons (ends_ms) where state = 0;
create index coupons_of_order on coupons (order_no) where order_no <> '';

-- Codes that give the same. What they are worth is set aside in the ledger when the batch is made and comes back when it is void or over.
create table code_batches (
  id bigint generated always as identity primary key,
  batch_no text collate "C" not null unique,
  title text not null,
  benefit_type text collate "C" not null check (benefit_type in ('gold', 'point', 'money', 'coupon')),
  -- Minor units one code gives; 0 for a coupon.
  benefit_value bigint not null check (benefit_value >= 0),
  kind_id bigint references coupon_kinds,
  code_count integer not null check (code_count > 0),
  -- How many of them a member may use; 0: without limit.
  limit_number integer not null check (limit_number >= 0),
  -- Days until gold of a code expires (S-113); 0: never.
  gold_days integer not null check (gold_days >= 0),
  valid_type text collate "C" not null,
  expires_ms bigint not null,
  made_by bigint not null references operators,
  exported_by bigint references operators,
  -- When its codes were made and shown; null: they do not exist yet.
  exported_ms bigint,
  voided_ms bigint,
  -- When what nobody used went back to the pool: nothing of it can be used from then on.
  returned_ms bigint,
  created_ms bigint not null,
  check ((benefit_type = 'coupon') = (kind_id is not null)),
  check ((benefit_type = 'coupon') = (benefit_value = 0))
);
create index code_batches_over on code_batches (expires_ms) where returned_ms is null;

create table redeem_codes (
  id bigint generated always as identity primary key,
  batch_id bigint not null references code_batches,
  -- Keyed hash: nobody reads codes out of the database.
  code_hash bytea not null unique,
  last_four text not null,
  -- 0 unused, 1 used, 2 void (S-94)
  state smallint not null default 0 check (state between 0 and 2),
  used_by bigint references accounts,
  used_ms bigint,
  check ((state = 1) = (used_by is not null))
);
create index redeem_codes_of_batch on redeem_codes (batch_id, state, id);
create index redeem_codes_of_member on redeem_codes (used_by, batch_id) where used_by is not null;

-- Acts upon the ledger that one operator asks for and another agrees to.
create table ledger_requests (
  id bigint generated always as identity primary key,
  act text collate "C" not null check (act in ('funding', 'correction', 'reversal')),
  -- The moves as they will be posted: [{route, coin, amount, from, to}], amounts as text.
  moves jsonb not null,
  -- The member a correction is about.
  user_id bigint references accounts,
  -- The transfer a reversal takes back.
  transfer_id bigint references ledger_transfers,
  reason_code text collate "C" not null,
  reason text not null,
  -- 0 waits, 1 done, -1 refused, -2 withdrawn by who asked
  state smallint not null default 0 check (state between -2 and 1),
  made_by bigint not null references operators,
  decided_by bigint references operators,
  decision text not null default '',
  -- The transfer that came of it.
  posted_id bigint references ledger_transfers,
  created_ms bigint not null,
  decided_ms bigint,
  check (state <> 1 or decided_by <> made_by)
);
create index ledger_requests_by_state on ledger_requests (state, id);
