-- Memberships: what is sold, who is a member until when, and where each piece of that time came from. Orders that are paid out of a balance or
-- through a channel without being a recharge.

create table vip_plans (
  id bigint generated always as identity primary key,
  -- By language, such as {"en": "Month"}.
  names jsonb not null,
  -- 1 VIP, 2 SVIP
  vip_type smallint not null check (vip_type in (1, 2)),
  days int not null check (days between 1 and 3660),
  -- Minor units of its coin.
  price bigint not null check (price > 0),
  original_price bigint not null check (original_price >= price),
  coin_code text collate "C" not null check (coin_code in ('money', 'gold')),
  -- Granted gold that comes with it.
  gift_gold bigint not null check (gift_gold >= 0),
  -- How often a member may buy it; 0: without limit.
  limit_number int not null check (limit_number >= 0),
  is_hot boolean not null,
  sort int not null,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null
);

-- What members get, by language: {"en": {"title": …, "text": …}}.
create table vip_benefits (
  id bigint generated always as identity primary key,
  -- The lowest membership that has it: 1 VIP, 2 SVIP.
  vip_type smallint not null check (vip_type in (1, 2)),
  -- Name of one of the client's icons.
  icon text not null,
  texts jsonb not null,
  sort int not null,
  is_open boolean not null
);

-- Until when, by S-101 (rules/membership/membership.ts): VIP pauses while SVIP runs, and vip_until_ms counts that pause.
create table memberships (
  user_id bigint primary key references accounts,
  vip_until_ms bigint not null default 0,
  svip_until_ms bigint not null default 0
);

-- Every piece of time, once for the act it came by; what was taken back is below zero. Never changed.
create table membership_times (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  vip_type smallint not null check (vip_type in (1, 2)),
  duration_ms bigint not null check (duration_ms <> 0),
  source text collate "C" not null check (source in ('order', 'refund', 'code', 'operator')),
  -- order:12, refund:12, code:7, operator:o3:<key>
  act_key text collate "C" not null unique,
  operator_id bigint not null default 0,
  reason text not null default '',
  -- How it stood after it.
  vip_until_ms bigint not null,
  svip_until_ms bigint not null,
  created_ms bigint not null
);
create index membership_times_of_member on membership_times (user_id, id);

-- What an order was for, as it was when it was made.
create table vip_orders (
  order_id bigint primary key references payment_orders,
  user_id bigint not null references accounts,
  plan_id bigint not null references vip_plans,
  vip_type smallint not null check (vip_type in (1, 2)),
  days int not null check (days > 0),
  -- It counts for the limit of its plan: it is open or paid.
  is_counted boolean not null default true
);
create index vip_orders_of_member on vip_orders (user_id, plan_id) where is_counted;

-- Gold that comes with a paid order: set aside while it is open.
alter table payment_orders add column gift_gold bigint not null default 0 check (gift_gold >= 0);
-- What of it went back to who paid, in its coin; a refund is made once.
alter table payment_orders add column refunded_amount bigint not null default 0 check (refunded_amount between 0 and pay_amount);
alter table payment_orders add column refunded_ms bigint not null default 0;
-- What was sold on a day.
create index payment_orders_paid on payment_orders (order_type, paid_ms) where state = 1;

-- How an order that is no recharge is paid through a channel: where its member was told to pay, his proof, and who saw the money.
create table order_payments (
  order_id bigint primary key references payment_orders,
  user_id bigint not null references accounts,
  platform_id bigint not null references pay_platforms,
  kind text collate "C" not null,
  provider text collate "C" not null check (provider in ('manual', 'usdt', 'stripe')),
  -- What is paid with, and how much of it in its own minor units.
  pay_currency text not null,
  pay_amount bigint not null check (pay_amount > 0),
  collect jsonb,
  proof_url text not null default '',
  -- Hash of the picture, so that one shown twice is noticed.
  proof_hash text not null default '',
  payer_name text not null default '',
  proved_ms bigint not null default 0,
  -- open: not paid yet. audit: proved, an operator looks. agreed: one of two operators saw the money. paid, denied, cancelled: over.
  state text collate "C" not null default 'open' check (state in ('open', 'audit', 'agreed', 'paid', 'denied', 'cancelled')),
  -- Number of the payment at the bank, on the chain, with the provider.
  payment_ref text collate "C" not null default '',
  confirmed_by bigint not null default 0,
  audited_by bigint not null default 0,
  audit_ms bigint not null default 0,
  reason text not null default '',
  created_ms bigint not null
);
create index order_payments_by_state on order_payments (state, order_id);
create index order_payments_by_proof_file on order_payments (proof_url) where proof_url <> '';
create index order_payments_by_proof on order_payments (proof_hash) where proof_hash <> '';
-- A payment counts once.
create unique index order_payments_by_payment on order_payments (provider, payment_ref) where payment_ref <> '';

-- Money that goes back to where an order was paid from.
alter table payment_refunds add column order_id bigint references payment_orders;
alter table payment_refunds drop constraint payment_refunds_check;
alter table payment_refunds add constraint payment_refunds_check check (num_nonnulls(recharge_id, suspense_id, order_id) = 1);

-- Codes that give time: days of one code stand in benefit_value; nothing is set aside for them.
alter table code_batches drop constraint code_batches_benefit_type_check;
alter table code_batches add constraint code_batches_benefit_type_check
  check (benefit_type in ('vip', 'svip', 'gold', 'point', 'money', 'coupon'));

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('vip.cash', 'vip', 'cash', 'revenue_vip', 'buy_vip', ''),
  ('vip.manual', 'vip', 'clearing_manual', 'revenue_vip', '', ''),
  ('vip.stripe', 'vip', 'clearing_stripe', 'revenue_vip', '', ''),
  ('vip.usdt', 'vip', 'clearing_usdt', 'revenue_vip', '', ''),
  ('vip.granted', 'vip', 'gold_granted', 'coin_sink', 'buy_vip', ''),
  ('vip.bought', 'vip', 'gold_bought', 'coin_sink', 'buy_vip', ''),
  -- Gold that comes with a plan.
  ('vip.gift', 'vip', 'benefit_budget', 'gold_granted', '', 'buy_vip'),
  ('vip.coupon', 'vip', 'benefit_budget', 'gold_granted', '', 'coupon'),
  ('vip_refund.cash', 'vip_refund', 'revenue_vip', 'cash', '', 'refund'),
  ('vip_refund.stripe', 'vip_refund', 'revenue_vip', 'clearing_stripe', '', ''),
  ('vip_refund.granted', 'vip_refund', 'coin_sink', 'gold_granted', '', 'refund'),
  ('vip_refund.bought', 'vip_refund', 'coin_sink', 'gold_bought', '', 'refund'),
  ('vip_refund.gift', 'vip_refund', 'gold_granted', 'promo_pool', 'refund', ''),
  -- The provider would not give it back: it is in the member's wallet.
  ('vip_refund.failed', 'vip_refund', 'clearing_stripe', 'cash', '', 'refund');
