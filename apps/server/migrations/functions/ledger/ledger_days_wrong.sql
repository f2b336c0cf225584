-- How many purposes have other sums by day than the entries these are made of.
create or replace function ledger_days_wrong() returns bigint language sql stable as $$
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
