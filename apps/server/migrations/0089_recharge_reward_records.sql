-- Rewards of recharges that were paid before there was a list of rewards belong in it.
insert into reward_records (user_id, type, kind, coin_code, amount, source_id, created_ms)
  select a.owner_id, 'recharge', 'coin', a.coin_code, e.amount, substr(t.natural_key, 17)::bigint, e.created_ms
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id and e.bill_type = 'recharge_reward' and e.amount > 0
    join ledger_accounts a on a.id = e.account_id
   where t.kind = 'recharge_reward' and t.natural_key ~ '^recharge_reward:\d+$'
   order by e.created_ms, e.id;
