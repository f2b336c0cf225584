-- Money in: what may be bought, ways to pay, payment orders, recharges, and what providers told us.

alter table operators drop constraint operators_role_check;
alter table operators add constraint operators_role_check check (role in ('owner', 'editor', 'support', 'auditor', 'finance'));

-- Fixed offers. Amounts are minor units: of money, and of the coin received.
create table recharge_plans (
  id bigint generated always as identity primary key,
  name text not null,
  amount bigint not null check (amount > 0),
  coin_code text collate "C" not null check (coin_code in ('money', 'gold')),
  receive_amount bigint not null check (receive_amount > 0),
  bonus_coin text collate "C" not null check (bonus_coin in ('money', 'gold')),
  bonus_amount bigint not null check (bonus_amount >= 0),
  is_hot boolean not null,
  sort int not null,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null,
  -- Money is never worth more money: what a plan adds to it is its bonus, which a budget pays.
  check (coin_code = 'gold' or receive_amount = amount)
);

-- USDT networks. What operators change waits for another of them in `proposal`: an exchanged address is how such money is stolen.
create table usdt_configs (
  id bigint generated always as identity primary key,
  chain text collate "C" not null unique check (chain in ('TRC20', 'ERC20', 'BEP20')),
  -- '' until the first proposal is agreed to.
  address text not null,
  -- Money per USDT, in 10^-8.
  rate bigint not null check (rate >= 0),
  -- In money.
  min_amount bigint not null check (min_amount >= 0),
  confirmations int not null,
  is_open boolean not null,
  proposal jsonb,
  proposed_by bigint references operators,
  created_ms bigint not null,
  changed_ms bigint not null,
  check ((proposal is null) = (proposed_by is null)),
  check (not is_open or (address <> '' and rate > 0))
);

-- Ways to pay.
create table pay_platforms (
  id bigint generated always as identity primary key,
  name text not null,
  -- Key of a public picture; '': the client draws one by kind.
  icon_key text not null,
  kind text collate "C" not null check (kind in ('bank', 'alipay', 'wechat', 'usdt', 'online')),
  provider text collate "C" not null check (provider in ('manual', 'usdt', 'stripe')),
  usdt_id bigint references usdt_configs,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  quick_amounts bigint[] not null,
  -- Share it keeps of money, in 10^-8.
  fee_rate bigint not null check (fee_rate between 0 and 50000000),
  order_types text[] not null,
  sort int not null,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null,
  check ((kind = 'online') = (provider = 'stripe')),
  check ((kind = 'usdt') = (provider = 'usdt')),
  check ((kind = 'usdt') = (usdt_id is not null))
);

-- Where manual payments go.
create table collect_accounts (
  id bigint generated always as identity primary key,
  platform_id bigint not null references pay_platforms,
  bank_name text not null,
  account_name text not null,
  account_no text not null,
  -- Key of a public picture; '' where there is no code to scan.
  qr_key text not null,
  tip text not null,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null
);
create index collect_accounts_of_platform on collect_accounts (platform_id);

-- How to recharge, by channel (0: in general) and language.
create table recharge_guides (
  platform_id bigint not null,
  language text collate "C" not null,
  title text not null,
  -- HTML, made clean before it is stored.
  summary text not null,
  content text not null,
  -- Keys of public pictures.
  image_keys text[] not null,
  changed_ms bigint not null,
  primary key (platform_id, language)
);

create table payment_orders (
  id bigint generated always as identity primary key,
  order_no text collate "C" not null unique,
  user_id bigint not null references accounts,
  order_type text collate "C" not null check (order_type in ('vip', 'star', 'recharge', 'crowdfunding')),
  target_id bigint not null,
  title text not null,
  cover text not null,
  number int not null check (number > 0),
  coin_code text collate "C" not null,
  price bigint not null check (price >= 0),
  total bigint not null check (total >= 0),
  discount bigint not null check (discount between 0 and total),
  coupon_ids bigint[] not null,
  pay_amount bigint not null check (pay_amount = total - discount),
  pay_type text collate "C" not null check (pay_type in ('', 'balance', 'channel')),
  platform_id bigint references pay_platforms,
  -- 0 pending, 1 paid, 2 cancelled (S-88).
  state smallint not null default 0 check (state in (0, 1, 2)),
  cancel_reason text collate "C" not null default '' check (cancel_reason in ('', 'timeout', 'user', 'operator')),
  expires_ms bigint not null,
  -- Since when it waits for an operator or a provider instead of its member; it does not time out then.
  waits_since_ms bigint,
  -- Not looked at by the timeout before this, while its provider cannot be asked.
  look_ms bigint not null,
  paid_ms bigint not null default 0,
  created_ms bigint not null,
  check ((state = 2) = (cancel_reason <> '')),
  check ((state = 1) = (paid_ms > 0))
);
create index payment_orders_of_member on payment_orders (user_id, id);
create index payment_orders_by_type on payment_orders (user_id, order_type, id);
create index payment_orders_expiring on payment_orders (look_ms) where state = 0 and waits_since_ms is null;

create table recharges (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references payment_orders,
  user_id bigint not null references accounts,
  plan_id bigint references recharge_plans,
  platform_id bigint not null references pay_platforms,
  kind text collate "C" not null,
  provider text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- What is paid with, and how much of it in its own minor units.
  pay_currency text not null,
  pay_amount bigint not null check (pay_amount > 0),
  receive_coin text collate "C" not null check (receive_coin in ('money', 'gold')),
  receive_amount bigint not null check (receive_amount > 0),
  fee bigint not null check (fee >= 0),
  bonus_coin text collate "C" not null,
  bonus_amount bigint not null check (bonus_amount >= 0),
  -- The reward as it was shown before paying (S-99), and what was drawn of it.
  reward_low bigint not null,
  reward_high bigint not null,
  reward_amount bigint not null default 0 check (reward_amount = 0 or reward_amount between reward_low and reward_high),
  -- Bonus and reward come out of a budget: owed while it cannot pay them.
  extras_state text collate "C" not null default 'none' check (extras_state in ('none', 'owed', 'paid')),
  -- Where the member was told to pay, as he was told.
  collect jsonb,
  proof_url text not null default '',
  -- Hash of the picture, so that one shown twice is noticed.
  proof_hash text not null default '',
  payer_name text not null default '',
  -- 1 to audit, 2 pending transfer, 3 transferred, -1 denied, -2 cancelled (S-85).
  state smallint not null default 1 check (state in (1, 2, 3, -1, -2)),
  reason text not null default '',
  -- Money that came after it was closed: '' none, else what became of the newest.
  late_state text collate "C" not null default '' check (late_state in ('', 'open', 'credited', 'refunded')),
  -- Number of the payment at the bank, on the chain, with the provider.
  payment_ref text collate "C" not null default '',
  -- Who confirmed it, and who agreed where two must.
  confirmed_by bigint not null default 0,
  audited_by bigint not null default 0,
  audit_ms bigint not null default 0,
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  created_ms bigint not null,
  changed_ms bigint not null
);
create index recharges_of_member on recharges (user_id, id);
-- The queue of operators: what waits, oldest first, and everything by state, newest first.
create index recharges_by_state on recharges (state, id);
create index recharges_by_kind on recharges (kind, id);
create index recharges_by_proof_file on recharges (proof_url) where proof_url <> '';
create index recharges_by_proof on recharges (proof_hash) where proof_hash <> '';
create index recharges_owed on recharges (id) where extras_state = 'owed';
-- A payment counts once.
create unique index recharges_by_payment on recharges (provider, payment_ref) where payment_ref <> '';

-- Every change of a recharge: operators see its way.
create table recharge_steps (
  id bigint generated always as identity primary key,
  recharge_id bigint not null references recharges,
  state smallint not null,
  -- member, clock, provider, operator
  actor text collate "C" not null,
  operator_id bigint not null default 0,
  note text not null default '',
  created_ms bigint not null
);
create index recharge_steps_of on recharge_steps (recharge_id, id);

-- Our side of a payment with an online provider, made before the provider is asked, so that nothing it knows is unknown to us.
create table payment_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null references payment_orders,
  provider text collate "C" not null,
  amount bigint not null,
  currency text collate "C" not null,
  -- How the provider names it, and where the member pays; '' until it answered.
  reference text collate "C" not null default '',
  pay_url text not null default '',
  -- The payment made of it; '' until then.
  payment_ref text collate "C" not null default '',
  -- unknown: asked for, no answer yet.
  state text collate "C" not null default 'unknown' check (state in ('unknown', 'open', 'processing', 'paid', 'closed')),
  return_url text not null,
  language text not null,
  expires_ms bigint not null,
  -- When it is asked about next, and how often it was.
  ask_ms bigint not null,
  asked_total int not null default 0,
  created_ms bigint not null
);
create index payment_attempts_of_order on payment_attempts (order_id, id);
-- An order is paid once at a time.
create unique index payment_attempts_live on payment_attempts (order_id) where state in ('unknown', 'open', 'processing');
create unique index payment_attempts_by_reference on payment_attempts (provider, reference) where reference <> '';
create index payment_attempts_due on payment_attempts (ask_ms) where state in ('unknown', 'open', 'processing');

-- What providers told us, each once.
create table provider_events (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  event_id text collate "C" not null,
  kind text not null,
  -- The object it is about; the event itself is only a hint to ask for it.
  about text collate "C" not null,
  reference text collate "C" not null,
  order_no text not null,
  state text collate "C" not null default 'new' check (state in ('new', 'done', 'ignored', 'failed')),
  note text not null default '',
  received_ms bigint not null,
  handled_ms bigint not null default 0,
  unique (provider, event_id)
);
create index provider_events_by_state on provider_events (state, id);

-- Money that came and could not be credited by itself (money.md 4).
create table suspense_items (
  id bigint generated always as identity primary key,
  provider text collate "C" not null check (provider in ('manual', 'usdt', 'stripe')),
  payment_ref text collate "C" not null,
  cause text collate "C" not null check (cause in ('amount', 'currency', 'reference', 'late', 'twice')),
  -- In minor units of money; 0 where it came in another currency, which the note tells.
  amount bigint not null check (amount >= 0),
  recharge_id bigint references recharges,
  user_id bigint references accounts,
  note text not null,
  state text collate "C" not null default 'open' check (state in ('open', 'refunding', 'credited', 'refunded')),
  -- The first of two operators who agree to credit it.
  agreed_by bigint not null default 0,
  decided_by bigint not null default 0,
  reason text not null default '',
  created_ms bigint not null,
  decided_ms bigint not null default 0,
  unique (provider, payment_ref)
);
create index suspense_items_by_state on suspense_items (state, id);

-- Money that goes back to where it came from.
create table payment_refunds (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  payment_ref text collate "C" not null,
  amount bigint not null check (amount > 0),
  recharge_id bigint references recharges,
  suspense_id bigint references suspense_items,
  -- The provider's number; '' until it answered.
  reference text collate "C" not null default '',
  -- unknown: taken from the ledger, not known to have been paid.
  state text collate "C" not null default 'unknown' check (state in ('unknown', 'done', 'failed')),
  operator_id bigint not null,
  reason text not null,
  transfer_id bigint not null references ledger_transfers,
  note text not null default '',
  ask_ms bigint not null,
  asked_total int not null default 0,
  created_ms bigint not null,
  check ((recharge_id is null) <> (suspense_id is null))
);
create index payment_refunds_due on payment_refunds (ask_ms) where state = 'unknown';
create index payment_refunds_by_reference on payment_refunds (provider, reference) where reference <> '';
-- Such money goes back once; what failed may be tried again.
create unique index payment_refunds_of_suspense on payment_refunds (suspense_id) where state <> 'failed';

-- Members who owe after a charge was taken back.
create index ledger_debts on ledger_accounts (owner_id) where purpose = 'debt' and balance < 0;
