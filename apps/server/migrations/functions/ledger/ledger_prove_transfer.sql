-- A transfer sums to zero in each of its coins when it is committed, and every account it moves is there. Called by the
-- constraint trigger ledger_transfers_sum, at the commit, as whoever commits: hence with the rights of the owner.
create or replace function ledger_prove_transfer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  total numeric;
  one text;
  other text;
  is_lost boolean;
begin
  -- The account of each line is looked up: a join may read every account where the planner thinks there are many lines.
  select sum(l.amount), min(a.coin_code), max(a.coin_code), count(*) > count(a.coin_code) into total, one, other, is_lost
    from (
      select e.account_id, e.amount from ledger_entries e where e.transfer_id = new.id
      union all
      select u.account_id, u.amount from ledger_unposted u where u.transfer_id = new.id
    ) l
    left join lateral (select x.coin_code from ledger_accounts x where x.id = l.account_id offset 0) a on true;
  if one is null or is_lost or total <> 0 then
    raise exception 'transfer % does not sum to zero', new.id using errcode = 'P0500';
  end if;
  if one <> other then
    perform 1 from (
      select (select a.coin_code from ledger_accounts a where a.id = e.account_id) as coin, e.amount from ledger_entries e where e.transfer_id = new.id
      union all
      select (select a.coin_code from ledger_accounts a where a.id = u.account_id), u.amount from ledger_unposted u where u.transfer_id = new.id
    ) coins group by coins.coin having sum(coins.amount) <> 0;
    if found then raise exception 'transfer % does not sum to zero', new.id using errcode = 'P0500'; end if;
  end if;
  return null;
end $$;
