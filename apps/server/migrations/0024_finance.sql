-- Looking after money: what came and went by day, what providers say of it, and what is held while somebody disputes a payment.

-- Sums of the ledger by day of the platform; written by ledger_sum_days alone, which adds every transfer once.
create table ledger_days (
  day text collate "C" not null,
  -- Kind of the transfers.
  kind text collate "C" not null,
  purpose text collate "C" not null references ledger_purposes,
  coin_code text collate "C" not null,
  -- What came to accounts of this purpose and what left them, both 0 or above; numeric, as a sum of everybody's may outgrow 64 bits.
  in_sum numeric not null,
  out_sum numeric not null,
  primary key (day, kind, purpose, coin_code)
);
-- The last transfer that is in these sums.
create table ledger_days_until (
  is_only boolean primary key default true check (is_only),
  last_transfer bigint not null,
  -- When that transfer was made; 0: there is none.
  until_ms bigint not null
);
insert into ledger_days_until (last_transfer, until_ms) values (0, 0);
revoke insert, update, delete on ledger_days, ledger_days_until from cliffhanger_app;

-- The next sealed transfers that are not in the sums yet, and when the first and the last of them were made.
create function ledger_days_next(p_most int) returns table (last_transfer bigint, from_ms bigint, until_ms bigint)
language sql stable as $$
  select max(t.id), min(t.created_ms), max(t.created_ms) from (
    select id, created_ms from ledger_transfers
     where id > (select d.last_transfer from ledger_days_until d) and id <= (select max(s.last_transfer) from ledger_seals s)
     order by id limit p_most
  ) t
$$;

-- Adds sealed transfers up to p_last, whose days begin at p_starts (ascending), after p_after; false where another added them meanwhile.
create function ledger_sum_days(p_after bigint, p_last bigint, p_days text[], p_starts bigint[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from ledger_days_until where last_transfer = p_after and p_last > p_after for update;
  if not found or p_last > (select max(s.last_transfer) from ledger_seals s) then return false; end if;
  insert into ledger_days as d (day, kind, purpose, coin_code, in_sum, out_sum)
    select p_days[width_bucket(t.created_ms, p_starts)], t.kind, a.purpose, a.coin_code,
           coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0)
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.id > p_after and t.id <= p_last group by 1, 2, 3, 4
  on conflict (day, kind, purpose, coin_code) do update
    set in_sum = d.in_sum + excluded.in_sum, out_sum = d.out_sum + excluded.out_sum;
  update ledger_days_until set last_transfer = p_last,
    until_ms = (select max(t.created_ms) from ledger_transfers t where t.id > p_after and t.id <= p_last);
  return true;
end $$;

-- How many purposes have other sums by day than the entries these are made of.
create function ledger_days_wrong() returns bigint language sql stable as $$
  select count(*) from (
    select a.purpose, a.coin_code, sum(e.came) as came, sum(e.gone) as gone from (
      select account_id, coalesce(sum(amount) filter (where amount > 0), 0) as came, coalesce(-sum(amount) filter (where amount < 0), 0) as gone
        from ledger_entries where transfer_id <= (select last_transfer from ledger_days_until) group by account_id
    ) e join ledger_accounts a on a.id = e.account_id group by 1, 2
  ) entries full join (
    select purpose, coin_code, sum(in_sum) as came, sum(out_sum) as gone from ledger_days group by 1, 2
  ) days using (purpose, coin_code)
   where (entries.came, entries.gone) is distinct from (days.came, days.gone)
$$;

revoke execute on function ledger_sum_days(bigint, bigint, text[], bigint[]) from public;
grant execute on function ledger_sum_days(bigint, bigint, text[], bigint[]) to cliffhanger_app;

-- The first line of an account that was made at p_ms or later, by its version; one after the last where there is none. Lines of an account
-- never go back in time, so a few of them are looked at instead of all.
create function ledger_first_at(p_account bigint, p_ms bigint) returns bigint language plpgsql stable as $$
declare low bigint := 1; high bigint; middle bigint; at_ms bigint;
begin
  select version + 1 into high from ledger_accounts where id = p_account;
  while low < high loop
    middle := (low + high) / 2;
    select created_ms into at_ms from ledger_entries where account_id = p_account and version = middle;
    if at_ms < p_ms then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;

-- A provider's report of one day of the platform held against what the ledger booked for that provider. A day that is held against it again
-- keeps what was found before, and only the last one counts.
create table reconciliations (
  id bigint generated always as identity primary key,
  provider text collate "C" not null check (provider in ('manual', 'usdt', 'stripe')),
  day text collate "C" not null,
  is_last boolean not null default true,
  matched int not null,
  differing int not null,
  -- Sums of both sides.
  our_sum numeric not null,
  their_sum numeric not null,
  -- Who asked for it; 0: the clock.
  operator_id bigint not null,
  created_ms bigint not null
);
create unique index reconciliations_last on reconciliations (provider, day) where is_last;
create index reconciliations_by_provider on reconciliations (provider, id);

create table reconciliation_lines (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliations,
  kind text collate "C" not null check (kind in ('matched', 'ours', 'theirs', 'amount')),
  -- How the provider names it, without blanks and in small letters.
  reference text collate "C" not null,
  biz_no text not null,
  recharge_id bigint references recharges,
  our_amount numeric,
  their_amount numeric,
  -- It differs, nobody has explained it, and nobody has held that day against the ledger again.
  is_open boolean not null,
  settled_by bigint not null default 0,
  settled_ms bigint not null default 0,
  note text not null default '',
  check ((our_amount is null) = (kind = 'theirs')),
  check ((their_amount is null) = (kind = 'ours')),
  check (not is_open or (kind <> 'matched' and settled_by = 0))
);
create index reconciliation_lines_of on reconciliation_lines (reconciliation_id, (kind = 'matched'), id);
create index reconciliation_lines_open on reconciliation_lines (reconciliation_id) where is_open;
create index reconciliation_lines_by_reference on reconciliation_lines (reference) where kind in ('matched', 'amount');

-- Money of a member that is held while somebody disputes his payment and the provider has not taken it yet.
create table payment_disputes (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  -- The provider's number of the dispute.
  reference text collate "C" not null,
  recharge_id bigint not null references recharges,
  -- What of it is held now.
  held bigint not null default 0 check (held >= 0),
  -- over: the provider took the money, or it was decided; nothing is held for it any more, however late an older message comes.
  state text collate "C" not null default 'open' check (state in ('open', 'over')),
  created_ms bigint not null,
  unique (provider, reference),
  check (state = 'open' or held = 0)
);

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('dispute_hold.cash', 'dispute_hold', 'cash', 'held', 'chargeback', ''),
  ('dispute_release.cash', 'dispute_release', 'held', 'cash', '', 'refund'),
  -- What was held is gone from the member's bill already.
  ('chargeback.held', 'chargeback', 'held', 'clearing_stripe', '', ''),
  -- A bonus in money goes back to the budget it came from.
  ('chargeback.money', 'chargeback', 'cash', 'promo_pool', 'chargeback', '');

-- What one operator made on one day is added up.
create index code_batches_by_maker on code_batches (made_by, created_ms) where benefit_type = 'money';
