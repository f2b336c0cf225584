-- Every line counts what is wrong: all 0 in a sound ledger.
create or replace function ledger_check() returns table (invariant text, wrong bigint) language sql stable as $$
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
  union all
  select 'stakes are the sum of their entries', count(*) from (
    select coalesce(s.account_id, e.account_id) from ledger_stakes s
      full join (
        select x.account_id, x.other_id as user_id, sum(x.amount) as total
          from ledger_entries x join ledger_accounts a on a.id = x.account_id and a.purpose = 'escrow'
         where x.other_id > 0 and not exists (select 1 from ledger_payees p where p.account_id = x.account_id and p.user_id = x.other_id)
         group by x.account_id, x.other_id
      ) e on e.account_id = s.account_id and e.user_id = s.user_id
     where coalesce(s.amount, 0) <> coalesce(e.total, 0)
  ) uneven
  union all
  select 'an escrow is at least its stakes', count(*) from ledger_accounts a
    left join (select account_id, sum(amount) as total from ledger_stakes group by account_id) s on s.account_id = a.id
   where a.purpose = 'escrow' and (a.floor <> coalesce(s.total, 0) or a.balance < coalesce(s.total, 0))
$$;
