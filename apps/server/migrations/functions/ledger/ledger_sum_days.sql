-- Adds sealed transfers up to p_last, whose days begin at p_starts (ascending), after p_after; false where another added them meanwhile.
create or replace function ledger_sum_days(p_after bigint, p_last bigint, p_days text[], p_starts bigint[]) returns boolean
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
revoke execute on function ledger_sum_days(bigint, bigint, text[], bigint[]) from public;
grant execute on function ledger_sum_days(bigint, bigint, text[], bigint[]) to cliffhanger_app;
