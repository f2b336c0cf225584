-- The ledger: the only place where value is kept. Every amount is a whole number of minor units.
-- Written by ledger_post and ledger_roll_up alone; rows of transfers and entries are never changed.

create table ledger_purposes (
  purpose text collate "C" primary key,
  -- A member's account, else one of the platform.
  is_member boolean not null,
  -- Lowest balance; null: may be below zero without limit.
  floor bigint,
  -- Whose balance nobody must check: postings to it queue up and are added in batches, so that it is never a lock all wait for.
  is_deferred boolean not null default false,
  -- Its entries are lines of its member's bill.
  is_shown boolean not null default false,
  check (not is_deferred or (floor is null and not is_member))
);

insert into ledger_purposes (purpose, is_member, floor, is_deferred, is_shown) values
  ('cash', true, 0, false, true),
  -- Money of open withdrawals.
  ('held', true, 0, false, false),
  ('treasure', true, 0, false, true),
  ('gold_bought', true, 0, false, true),
  ('gold_granted', true, 0, false, true),
  ('point', true, 0, false, true),
  -- What a member owes after a charge was taken back; its balance is 0 or below.
  ('debt', true, null, false, false),
  -- Money that is outside: below zero by what the provider holds for us.
  ('clearing_manual', false, null, true, false),
  ('clearing_stripe', false, null, true, false),
  ('clearing_usdt', false, null, true, false),
  ('payout_clearing', false, null, true, false),
  -- What operators put in of their own.
  ('owner', false, null, true, false),
  ('revenue_coin', false, null, true, false),
  ('revenue_vip', false, null, true, false),
  ('revenue_fee', false, null, true, false),
  ('tax', false, null, true, false),
  ('chargeback_loss', false, null, true, false),
  -- The platform's side of every conversion, one per coin.
  ('conversion', false, null, true, false),
  -- Where coins come from and go to.
  ('mint', false, null, true, false),
  ('coin_sink', false, null, true, false),
  -- Credits that nobody could be named for yet.
  ('suspense', false, null, true, false),
  -- Budgets: what they pay out an operator put in before.
  ('promo_pool', false, 0, false, false),
  ('interest_pool', false, 0, false, false),
  -- What codes and coupons that were given out are worth, until they are used or over.
  ('benefit_budget', false, 0, false, false);

-- What may move where. A way that is not here is refused.
create table ledger_routes (
  route text collate "C" primary key,
  kind text collate "C" not null,
  from_purpose text not null references ledger_purposes,
  to_purpose text not null references ledger_purposes,
  -- The line it makes in the bill of the payer and of the receiver; '' where that account shows no lines.
  out_type text not null default '',
  in_type text not null default '',
  check (from_purpose <> to_purpose or from_purpose = 'cash' or from_purpose = 'gold_bought')
);

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('funding.promo', 'funding', 'owner', 'promo_pool', '', ''),
  ('funding.interest', 'funding', 'owner', 'interest_pool', '', ''),
  ('recharge.manual', 'recharge', 'clearing_manual', 'cash', '', 'recharge'),
  ('recharge.stripe', 'recharge', 'clearing_stripe', 'cash', '', 'recharge'),
  ('recharge.usdt', 'recharge', 'clearing_usdt', 'cash', '', 'recharge'),
  ('recharge.manual_coins', 'recharge', 'clearing_manual', 'revenue_coin', '', ''),
  ('recharge.stripe_coins', 'recharge', 'clearing_stripe', 'revenue_coin', '', ''),
  ('recharge.usdt_coins', 'recharge', 'clearing_usdt', 'revenue_coin', '', ''),
  ('recharge.gold', 'recharge', 'mint', 'gold_bought', '', 'recharge'),
  ('recharge.fee', 'recharge', 'cash', 'revenue_fee', 'recharge', ''),
  ('recharge_reward.gold', 'recharge_reward', 'promo_pool', 'gold_granted', '', 'recharge_reward'),
  ('recharge_reward.money', 'recharge_reward', 'promo_pool', 'cash', '', 'recharge_reward'),
  ('recharge_late.manual', 'recharge_late', 'clearing_manual', 'suspense', '', ''),
  ('recharge_late.stripe', 'recharge_late', 'clearing_stripe', 'suspense', '', ''),
  ('recharge_late.usdt', 'recharge_late', 'clearing_usdt', 'suspense', '', ''),
  ('recharge_found.cash', 'recharge_found', 'suspense', 'cash', '', 'recharge'),
  ('recharge_refund.stripe', 'recharge_refund', 'cash', 'clearing_stripe', 'refund', ''),
  ('recharge_refund.suspense', 'recharge_refund', 'suspense', 'clearing_stripe', '', ''),
  ('recharge_refund.manual', 'recharge_refund', 'suspense', 'clearing_manual', '', ''),
  ('recharge_refund.usdt', 'recharge_refund', 'suspense', 'clearing_usdt', '', ''),
  ('withdraw.net', 'withdraw', 'cash', 'held', 'withdraw', ''),
  ('withdraw.fee', 'withdraw', 'cash', 'held', 'withdraw_fee', ''),
  ('withdraw_back.gross', 'withdraw_back', 'held', 'cash', '', 'withdraw_back'),
  ('withdraw_paid.net', 'withdraw_paid', 'held', 'payout_clearing', '', ''),
  ('withdraw_paid.fee', 'withdraw_paid', 'held', 'revenue_fee', '', ''),
  ('withdraw_paid.tax', 'withdraw_paid', 'held', 'tax', '', ''),
  ('transfer.cash', 'transfer', 'cash', 'cash', 'transfer_out', 'transfer_in'),
  ('transfer.gold', 'transfer', 'gold_bought', 'gold_bought', 'transfer_out', 'transfer_in'),
  ('convert.money', 'convert', 'cash', 'conversion', 'convert_out', ''),
  ('convert.point', 'convert', 'point', 'conversion', 'convert_out', ''),
  ('convert.fee_money', 'convert', 'cash', 'revenue_fee', 'convert_out', ''),
  ('convert.fee_point', 'convert', 'point', 'coin_sink', 'convert_out', ''),
  ('convert.to_bought', 'convert', 'conversion', 'gold_bought', '', 'convert_in'),
  ('convert.to_granted', 'convert', 'conversion', 'gold_granted', '', 'convert_in'),
  ('convert.to_point', 'convert', 'conversion', 'point', '', 'convert_in'),
  ('treasure.in', 'treasure', 'cash', 'treasure', 'treasure_in', 'treasure_in'),
  ('treasure.out', 'treasure', 'treasure', 'cash', 'treasure_out', 'treasure_out'),
  ('treasure_income.pay', 'treasure_income', 'interest_pool', 'treasure', '', 'treasure_income'),
  ('set_aside.promo', 'set_aside', 'promo_pool', 'benefit_budget', '', ''),
  ('set_aside_back.promo', 'set_aside_back', 'benefit_budget', 'promo_pool', '', ''),
  ('redeem.gold', 'redeem', 'benefit_budget', 'gold_granted', '', 'redeem'),
  ('redeem.point', 'redeem', 'benefit_budget', 'point', '', 'redeem'),
  ('redeem.money', 'redeem', 'benefit_budget', 'cash', '', 'redeem'),
  ('coupon.price', 'coupon', 'point', 'coin_sink', 'coupon', ''),
  ('coupon.gold', 'coupon', 'benefit_budget', 'gold_granted', '', 'coupon'),
  ('expire.gold', 'expire', 'gold_granted', 'coin_sink', 'expire', ''),
  ('chargeback.cash', 'chargeback', 'cash', 'clearing_stripe', 'chargeback', ''),
  ('chargeback.debt', 'chargeback', 'debt', 'clearing_stripe', '', ''),
  ('chargeback.gold', 'chargeback', 'gold_granted', 'promo_pool', 'chargeback', ''),
  ('chargeback.fee', 'chargeback', 'chargeback_loss', 'clearing_stripe', '', ''),
  ('chargeback_won.cash', 'chargeback_won', 'clearing_stripe', 'cash', '', 'refund'),
  ('chargeback_won.fee', 'chargeback_won', 'clearing_stripe', 'chargeback_loss', '', ''),
  ('debt.settle', 'debt', 'cash', 'debt', 'chargeback', ''),
  -- Money that is given comes out of a budget, so that nobody has what nobody put in.
  ('correction.in', 'correction', 'promo_pool', 'cash', '', 'operator_in'),
  ('correction.out', 'correction', 'cash', 'suspense', 'operator_out', ''),
  ('correction.gold_in', 'correction', 'mint', 'gold_granted', '', 'operator_in'),
  ('correction.gold_out', 'correction', 'gold_granted', 'coin_sink', 'operator_out', ''),
  ('correction.point_in', 'correction', 'mint', 'point', '', 'operator_in'),
  ('correction.point_out', 'correction', 'point', 'coin_sink', 'operator_out', '');

-- Granted gold by the time it expires, spent soonest first (S-113); the sum of what is left is the balance of gold_granted.
create table gold_lots (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  amount bigint not null check (amount > 0),
  left_amount bigint not null check (left_amount between 0 and amount),
  -- null: never.
  expires_ms bigint
);
create index gold_lots_of_member on gold_lots (user_id, expires_ms) where left_amount > 0;
create index gold_lots_expiring on gold_lots (expires_ms) where left_amount > 0;

create sequence ledger_account_ids;

create table ledger_accounts (
  -- The platform's accounts have the highest ids: locks are taken in the order of ids, so the ones everybody needs come last.
  id bigint primary key,
  -- 0: the platform.
  owner_id bigint not null,
  purpose text not null references ledger_purposes,
  coin_code text collate "C" not null check (coin_code in ('money', 'gold', 'point')),
  floor bigint,
  is_deferred boolean not null,
  is_shown boolean not null,
  balance bigint not null default 0,
  -- How many entries it has.
  version bigint not null default 0,
  -- Time of its newest entry; entries of an account never go back in time.
  changed_ms bigint not null default 0,
  unique (owner_id, purpose, coin_code),
  constraint ledger_floor check (floor is null or balance >= floor)
) with (fillfactor = 60);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  -- What it stands for, once for ever: recharge:12, interest:7:2026-11-21.
  natural_key text collate "C" not null unique,
  request_hash bytea not null,
  -- A transfer is taken back at most once.
  reverses bigint unique references ledger_transfers,
  -- Number of the order or record it belongs to.
  biz_no text not null,
  remark text not null,
  -- The operator whose act it was; 0: nobody's.
  operator_id bigint not null default 0,
  created_ms bigint not null
);
create index ledger_transfers_by_record on ledger_transfers (biz_no);

create table ledger_entries (
  account_id bigint not null references ledger_accounts,
  version bigint not null check (version > 0),
  id bigint generated always as identity unique,
  transfer_id bigint not null references ledger_transfers,
  leg smallint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  -- '' where the account shows no lines.
  bill_type text collate "C" not null,
  -- The other member of the move; 0: none.
  other_id bigint not null,
  created_ms bigint not null,
  primary key (account_id, version)
);
-- Lines of one kind among many others.
create index ledger_entries_by_type on ledger_entries (account_id, bill_type, version) where bill_type <> '';
create index ledger_entries_of_transfer on ledger_entries (transfer_id);

-- The lines that are to be added to a deferred account.
create table ledger_unposted (
  id bigint generated always as identity primary key,
  account_id bigint not null references ledger_accounts,
  transfer_id bigint not null references ledger_transfers,
  leg smallint not null,
  amount bigint not null,
  other_id bigint not null,
  created_ms bigint not null
);
create index ledger_unposted_of_transfer on ledger_unposted (transfer_id);
create index ledger_unposted_of_account on ledger_unposted (account_id, id);

-- A chain of hashes over transfers and their entries: who changes a row with every guard off is found all the same.
create table ledger_seals (
  last_transfer bigint primary key,
  hash bytea not null,
  sealed_ms bigint not null
);

-- What the last look at the whole ledger found. Payouts stop while it is not sound.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_ms bigint not null,
  is_sound boolean not null,
  findings jsonb not null,
  -- [{coin_code, liabilities, assets}]
  solvency jsonb not null
);

-- What came and went by month of the platform and kind of line; kept by ledger_post for the accounts that show lines.
create table ledger_months (
  account_id bigint not null references ledger_accounts,
  month text collate "C" not null,
  bill_type text collate "C" not null,
  in_sum bigint not null,
  out_sum bigint not null,
  in_total bigint not null,
  out_total bigint not null,
  primary key (account_id, month, bill_type)
);

create function ledger_deny() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
create trigger ledger_transfers_kept before update or delete on ledger_transfers for each row execute function ledger_deny();
create trigger ledger_entries_kept before update or delete on ledger_entries for each row execute function ledger_deny();
create trigger ledger_seals_kept before update or delete on ledger_seals for each row execute function ledger_deny();
create trigger ledger_transfers_full before truncate on ledger_transfers for each statement execute function ledger_deny();
create trigger ledger_entries_full before truncate on ledger_entries for each statement execute function ledger_deny();

-- An entry continues the one before it: no gap, no other balance.
create function ledger_prove_entry() returns trigger language plpgsql as $$
declare before bigint;
begin
  if new.version = 1 then
    before := 0;
  else
    select balance_after into before from ledger_entries where account_id = new.account_id and version = new.version - 1;
  end if;
  if before is null or before + new.amount <> new.balance_after then
    raise exception 'entry % of account % does not follow', new.version, new.account_id using errcode = 'P0500';
  end if;
  return new;
end $$;
create trigger ledger_entries_follow before insert on ledger_entries for each row execute function ledger_prove_entry();

-- A transfer sums to zero in each of its coins when it is committed.
create function ledger_prove_transfer() returns trigger language plpgsql as $$
declare uneven text; sides int;
begin
  -- A lookup per entry: a join would read every account where the planner thinks there are many entries.
  select count(*), max(coin_code) filter (where total <> 0) into sides, uneven from (
    select (select a.coin_code from ledger_accounts a where a.id = x.account_id) as coin_code, sum(x.amount) as total from (
      select account_id, amount from ledger_entries where transfer_id = new.id
      union all
      select account_id, amount from ledger_unposted where transfer_id = new.id
    ) x group by 1
  ) coins;
  if sides = 0 or uneven is not null then
    raise exception 'transfer % does not sum to zero', new.id using errcode = 'P0500';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_sum after insert on ledger_transfers deferrable initially deferred
  for each row execute function ledger_prove_transfer();

-- The account of an owner for a purpose, made at its first use.
create function ledger_account(p_owner bigint, p_purpose text, p_coin text) returns bigint language plpgsql as $$
declare found_id bigint; p ledger_purposes;
begin
  select id into found_id from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin;
  if found then return found_id; end if;
  select * into strict p from ledger_purposes where purpose = p_purpose;
  if p.is_member <> (p_owner > 0) then
    raise exception '% is not an account of %', p_purpose, p_owner using errcode = 'P0400';
  end if;
  insert into ledger_accounts (id, owner_id, purpose, coin_code, floor, is_deferred, is_shown)
    values (nextval('ledger_account_ids') + case when p.is_member then 0 else 1000000000000000 end,
            p_owner, p_purpose, p_coin, p.floor, p.is_deferred, p.is_shown)
    on conflict (owner_id, purpose, coin_code) do nothing;
  select id into found_id from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin;
  return found_id;
end $$;

-- Moves one leg's amount on one account: at once, or into the queue of a deferred one.
create function ledger_move(p_account bigint, p_transfer bigint, p_leg smallint, p_amount bigint, p_type text, p_other bigint, p_now bigint, p_month text, p_expires bigint)
returns void language plpgsql as $$
declare a ledger_accounts;
begin
  select * into a from ledger_accounts where id = p_account;
  if a.is_deferred then
    insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
      values (p_account, p_transfer, p_leg, p_amount, p_other, p_now);
    return;
  end if;
  if a.balance + p_amount > 1000000000000000 then
    raise exception 'balance of % does not fit', a.purpose using errcode = '22003';
  end if;
  if a.floor is not null and a.balance + p_amount < a.floor then
    raise exception 'balance of % is not enough', a.purpose using errcode = 'P0402', detail = a.purpose;
  end if;
  update ledger_accounts
     set balance = balance + p_amount, version = version + 1, changed_ms = greatest(changed_ms, p_now)
   where id = p_account returning * into a;
  insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
    values (a.id, a.version, p_transfer, p_leg, p_amount, a.balance, p_type, p_other, a.changed_ms);
  if a.purpose = 'gold_granted' and p_amount > 0 then
    insert into gold_lots (user_id, amount, left_amount, expires_ms) values (a.owner_id, p_amount, p_amount, p_expires);
  elsif a.purpose = 'gold_granted' then
    with place as (
      select id, left_amount, sum(left_amount) over (order by expires_ms nulls last, id) - left_amount as before
        from gold_lots where user_id = a.owner_id and left_amount > 0
    )
    update gold_lots l set left_amount = l.left_amount - least(p.left_amount, -p_amount - p.before)
      from place p where p.id = l.id and p.before < -p_amount;
  end if;
  if not a.is_shown then return; end if;
  -- Who waited for the account while another moved it keeps the other's time, and so its month.
  if a.changed_ms > p_now then
    select greatest(p_month, max(month)) into p_month from ledger_months where account_id = a.id;
  end if;
  insert into ledger_months as m (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
    values (a.id, p_month, p_type, greatest(p_amount, 0), greatest(-p_amount, 0), (p_amount > 0)::int, (p_amount < 0)::int)
  on conflict (account_id, month, bill_type) do update
    set in_sum = m.in_sum + excluded.in_sum, out_sum = m.out_sum + excluded.out_sum,
        in_total = m.in_total + excluded.in_total, out_total = m.out_total + excluded.out_total;
end $$;

-- Posts one transfer of one or more moves, once for ever per natural key.
-- No act and no balance is above 10^15 minor units, so that no sum over many members overflows.
-- Errors: 22003 too large, P0400 not a way that exists, P0402 balance is not enough (detail: purpose), P0409 the key stands for something else.
create function ledger_post(
  p_kind text, p_key text, p_biz_no text, p_remark text, p_operator bigint, p_reverses bigint, p_now bigint, p_month text,
  p_routes text[], p_from bigint[], p_to bigint[], p_coins text[], p_amounts bigint[],
  -- Of granted gold that comes: when it expires; null: never.
  p_expires bigint[]
) returns table (transfer_id bigint, is_repeat boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_hash bytea := sha256(convert_to(jsonb_build_array(p_kind, p_reverses, p_routes, p_from, p_to, p_coins, p_amounts)::text, 'UTF8'));
  v_transfer bigint;
  v_seen bytea;
  v_from bigint[] := '{}';
  v_to bigint[] := '{}';
  v_out text[] := '{}';
  v_in text[] := '{}';
  r ledger_routes;
begin
  insert into ledger_transfers (kind, natural_key, request_hash, reverses, biz_no, remark, operator_id, created_ms)
    values (p_kind, p_key, v_hash, p_reverses, p_biz_no, p_remark, p_operator, p_now)
    on conflict (natural_key) do nothing returning id into v_transfer;
  if v_transfer is null then
    select t.id, t.request_hash into v_transfer, v_seen from ledger_transfers t where t.natural_key = p_key;
    if v_seen <> v_hash then raise exception 'key % stands for another transfer', p_key using errcode = 'P0409'; end if;
    return query select v_transfer, true;
    return;
  end if;
  for i in 1 .. array_length(p_routes, 1) loop
    if p_amounts[i] is null or p_amounts[i] <= 0 then raise exception 'amount' using errcode = 'P0400'; end if;
    if p_amounts[i] > 1000000000000000 then raise exception 'amount does not fit' using errcode = '22003'; end if;
    select * into r from ledger_routes where route = p_routes[i];
    if not found or (r.kind <> p_kind and p_reverses is null) then
      raise exception 'no way % of kind %', p_routes[i], p_kind using errcode = 'P0400';
    end if;
    -- Taking back goes the same way in the other direction.
    if p_reverses is not null then
      v_from := v_from || ledger_account(p_from[i], r.to_purpose, p_coins[i]);
      v_to := v_to || ledger_account(p_to[i], r.from_purpose, p_coins[i]);
      v_out := v_out || r.in_type;
      v_in := v_in || r.out_type;
    else
      v_from := v_from || ledger_account(p_from[i], r.from_purpose, p_coins[i]);
      v_to := v_to || ledger_account(p_to[i], r.to_purpose, p_coins[i]);
      v_out := v_out || r.out_type;
      v_in := v_in || r.in_type;
    end if;
    if v_from[i] = v_to[i] then raise exception 'same account' using errcode = 'P0400'; end if;
  end loop;
  -- Every lock in the order of ids before anything moves: no two transfers wait for each other.
  perform 1 from ledger_accounts a where a.id = any (v_from || v_to) and not a.is_deferred order by a.id for no key update;
  for i in 1 .. array_length(p_routes, 1) loop
    perform ledger_move(v_from[i], v_transfer, (i * 2 - 1)::smallint, -p_amounts[i], v_out[i], p_to[i], p_now, p_month, null);
    perform ledger_move(v_to[i], v_transfer, (i * 2)::smallint, p_amounts[i], v_in[i], p_from[i], p_now, p_month, p_expires[i]);
  end loop;
  return query select v_transfer, false;
end $$;

-- Adds the queue of one deferred account to it; answers how many lines. Two at once: the second finds the lock taken and leaves.
create function ledger_roll_up(p_account bigint, p_most int) returns bigint language plpgsql as $$
declare a ledger_accounts; n bigint; total bigint;
begin
  select * into a from ledger_accounts where id = p_account for no key update skip locked;
  if not found then return 0; end if;
  with taken as (
    delete from ledger_unposted u
     using (select id from ledger_unposted where account_id = p_account order by id limit p_most) next
     where u.id = next.id returning u.*
  ), placed as (
    select t.*, row_number() over (order by id) as nth, sum(amount) over (order by id) as running,
           max(created_ms) over (order by id) as latest_ms from taken t
  ), added as (
    insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
      select p_account, a.version + nth, transfer_id, leg, amount, a.balance + running, '', other_id, greatest(a.changed_ms, latest_ms)
        from placed order by nth
      returning amount, created_ms
  )
  select count(*), coalesce(sum(amount), 0) into n, total from added;
  if n = 0 then return 0; end if;
  update ledger_accounts
     set version = version + n, balance = balance + total,
         changed_ms = (select e.created_ms from ledger_entries e where e.account_id = p_account and e.version = a.version + n)
   where id = p_account;
  return n;
end $$;

-- Every line counts what is wrong: all 0 in a sound ledger.
create function ledger_check() returns table (invariant text, wrong bigint) language sql stable as $$
  select 'balances sum to zero per coin', count(*) from (
    select coin_code from (
      select coin_code, balance as amount from ledger_accounts
      union all
      select a.coin_code, u.amount from ledger_unposted u join ledger_accounts a on a.id = u.account_id
    ) x group by coin_code having sum(amount) <> 0
  ) uneven
  union all
  select 'transfers sum to zero per coin', count(*) from (
    select x.transfer_id from (
      select transfer_id, account_id, amount from ledger_entries
      union all
      select transfer_id, account_id, amount from ledger_unposted
    ) x join ledger_accounts a on a.id = x.account_id group by x.transfer_id, a.coin_code having sum(x.amount) <> 0
  ) uneven
  union all
  select 'transfers have entries', count(*) from ledger_transfers t
   where not exists (select 1 from ledger_entries e where e.transfer_id = t.id)
     and not exists (select 1 from ledger_unposted u where u.transfer_id = t.id)
  union all
  select 'balance is the sum of the entries', count(*) from ledger_accounts a
    left join (select account_id, sum(amount) as total, count(*) as n, max(version) as newest from ledger_entries group by account_id) e on e.account_id = a.id
   where a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.n, 0) or a.version <> coalesce(e.newest, 0)
  union all
  select 'running balances follow', count(*) from (
    select balance_after - amount - lag(balance_after, 1, 0::bigint) over (partition by account_id order by version) as gap,
           created_ms - lag(created_ms) over (partition by account_id order by version) as wait
      from ledger_entries
  ) steps where gap <> 0 or wait < 0
  union all
  select 'nothing is below its floor', count(*) from ledger_accounts where floor is not null and balance < floor
  union all
  select 'months are the sum of their lines', count(*) from ledger_accounts a
    left join (select account_id, sum(in_sum - out_sum) as total, sum(in_total + out_total) as n from ledger_months group by account_id) m on m.account_id = a.id
   where a.is_shown and (a.balance <> coalesce(m.total, 0) or a.version <> coalesce(m.n, 0))
  union all
  select 'granted gold is the sum of its lots', count(*) from ledger_accounts a
    left join (select user_id, sum(left_amount) as total from gold_lots group by user_id) l on l.user_id = a.owner_id
   where a.purpose = 'gold_granted' and a.balance <> coalesce(l.total, 0)
$$;
