-- Commission on what invited members buy (S-100): one row per sale and level, pending until the refund window is over, and taken back with what
-- is refunded. Nothing else earns: there is a way in the ledger from the revenue of three kinds of sales, and no other.

insert into ledger_purposes (purpose, is_member, floor, is_deferred, is_shown) values ('commission_pending', true, 0, false, false);

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('commission.vip', 'commission', 'revenue_vip', 'commission_pending', '', ''),
  ('commission.video', 'commission', 'revenue_coin', 'commission_pending', '', ''),
  ('commission.fee', 'commission', 'revenue_fee', 'commission_pending', '', ''),
  ('commission_release.cash', 'commission_release', 'commission_pending', 'cash', '', 'commission'),
  ('commission_back.vip', 'commission_back', 'commission_pending', 'revenue_vip', '', ''),
  ('commission_back.video', 'commission_back', 'commission_pending', 'revenue_coin', '', ''),
  ('commission_back.fee', 'commission_back', 'commission_pending', 'revenue_fee', '', ''),
  ('commission_back.vip_cash', 'commission_back', 'cash', 'revenue_vip', 'commission_back', ''),
  ('commission_back.video_cash', 'commission_back', 'cash', 'revenue_coin', 'commission_back', ''),
  ('commission_back.fee_cash', 'commission_back', 'cash', 'revenue_fee', 'commission_back', ''),
  ('commission_back.vip_debt', 'commission_back', 'debt', 'revenue_vip', '', ''),
  ('commission_back.video_debt', 'commission_back', 'debt', 'revenue_coin', '', ''),
  ('commission_back.fee_debt', 'commission_back', 'debt', 'revenue_fee', '', '');

-- Base rates and limits, from when on. Rows are never changed, and never begin before they are made: the past stays what it was.
create table commission_rules (
  id bigint generated always as identity primary key,
  from_ms bigint not null unique,
  -- Parts per million of a sale, by level of the team.
  rate_1_ppm int not null check (rate_1_ppm between 0 and 300000),
  rate_2_ppm int not null check (rate_2_ppm between 0 and 300000),
  -- The most that both levels of one sale come to.
  cap_ppm int not null check (cap_ppm between 0 and 400000),
  -- What one bought gold is worth, in 10^-8 of money.
  gold_value bigint not null check (gold_value between 0 and 100000000),
  -- How long a sale may still be refunded.
  wait_days int not null check (wait_days between 1 and 180),
  operator_id bigint not null,
  created_ms bigint not null,
  check (rate_1_ppm + rate_2_ppm <= cap_ppm),
  check (from_ms >= created_ms)
);
revoke update, delete on commission_rules from cliffhanger_app;

-- Sales that are to be looked at: they are new, or something of them was refunded, disputed or won. Written by the database with the sale itself.
create table commission_due (
  kind text collate "C" not null check (kind in ('vip', 'video', 'fee')),
  sale_id bigint not null,
  primary key (kind, sale_id)
);

-- A sale that commission was counted of. Amounts are minor units of money.
create table commission_sales (
  kind text collate "C" not null check (kind in ('vip', 'video', 'fee')),
  sale_id bigint not null,
  buyer_id bigint not null references accounts,
  -- What it was, and what of it stands now.
  base bigint not null check (base >= 0),
  standing bigint not null check (standing between 0 and base),
  -- The most that its commission may be, and what was agreed of it.
  most bigint not null check (most >= 0),
  agreed bigint not null default 0 check (agreed between 0 and most),
  sold_ms bigint not null,
  due_ms bigint not null check (due_ms > sold_ms),
  primary key (kind, sale_id)
);
create index commission_sales_of_buyer on commission_sales (buyer_id, sold_ms);

create table commissions (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  sale_id bigint not null,
  level smallint not null check (level in (1, 2)),
  user_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  -- As it was when the sale was made.
  rate_ppm int not null check (rate_ppm > 0),
  agreed bigint not null check (agreed > 0),
  -- What the earner has of it now.
  amount bigint not null check (amount between 0 and agreed),
  state text collate "C" not null default 'pending' check (state in ('pending', 'settled', 'reversed')),
  -- Whether the earner held a star package when the sale was made.
  is_star boolean not null default false,
  -- Found out later to be an invitation of oneself: it earns nothing, whatever becomes of its sale.
  is_void boolean not null default false,
  -- How often its amount changed: part of the key of each posting.
  version int not null default 0,
  sold_ms bigint not null,
  due_ms bigint not null,
  settled_ms bigint not null default 0,
  created_ms bigint not null,
  unique (kind, sale_id, level),
  foreign key (kind, sale_id) references commission_sales,
  check (user_id < buyer_id),
  check (state <> 'reversed' or amount = 0),
  check (not is_void or amount = 0)
);
create index commissions_of_member on commissions (user_id, sold_ms desc, id desc);
create index commissions_by_buyer on commissions (user_id, buyer_id);
create index commissions_pending on commissions (due_ms, id) where state = 'pending';

-- Both levels of a sale together stay within its cap: what a row is agreed at is added to the sale, whose check refuses more.
create function commission_add_agreed() returns trigger language plpgsql as $$
begin
  update commission_sales set agreed = agreed + new.agreed where kind = new.kind and sale_id = new.sale_id;
  return null;
end $$;
create trigger commissions_agreed after insert on commissions for each row execute function commission_add_agreed();

create function commission_note() returns trigger language plpgsql as $$
declare
  v_kind text := case tg_argv[0] when 'membership' then 'vip' when 'refund' then 'video' else tg_argv[0] end;
  v_sale bigint;
begin
  if tg_argv[0] = 'membership' then v_sale := new.order_id;
  elsif tg_argv[0] = 'refund' then v_sale := new.unlock_id;
  else v_sale := new.id;
  end if;
  insert into commission_due (kind, sale_id)
    select v_kind, v_sale from accounts where id = new.user_id and inviter_id is not null
    on conflict do nothing;
  return null;
end $$;
create function commission_note_unlocks() returns trigger language plpgsql as $$
begin
  insert into commission_due (kind, sale_id)
    select 'video', m.id from made m join accounts a on a.id = m.user_id where m.bought > 0 and a.inviter_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger commission_of_orders after update of state, refunded_amount on payment_orders for each row
  when (new.order_type = 'vip' and new.state = 1 and (old.state <> 1 or old.refunded_amount <> new.refunded_amount))
  execute function commission_note('vip');
create trigger commission_of_memberships after update of gone on vip_orders for each row when (old.gone <> new.gone)
  execute function commission_note('membership');
create trigger commission_of_unlocks after insert on unlocks referencing new table as made for each statement
  execute function commission_note_unlocks();
create trigger commission_of_refunds after insert on unlock_refunds for each row when (new.bought > 0)
  execute function commission_note('refund');
create trigger commission_of_recharges after update of state, refunded_amount on recharges for each row
  when (new.fee > 0 and new.state = 3 and (old.state <> 3 or old.refunded_amount <> new.refunded_amount))
  execute function commission_note('fee');
-- function commission_add_agreed 79ee4a327342
-- function commission_note a6a7b5849381
-- function commission_note_unlocks 979f0283ce0a
