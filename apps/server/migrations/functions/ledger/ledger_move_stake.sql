-- Changes what a member has in an account of several owners, and the floor of that account with it, so that its sum is always there. The account
-- is locked. Raises P0400 where a payee would have a stake, or where more would go back to a member than they put in: no caller may ask for that.
create or replace function ledger_move_stake(p_account bigint, p_member bigint, p_change bigint) returns void language plpgsql as $$
begin
  if p_member <= 0 then raise exception 'a stake is a member''s' using errcode = 'P0400'; end if;
  if p_change > 0 then
    perform 1 from ledger_payees p where p.account_id = p_account and p.user_id = p_member;
    if found then raise exception '% is a payee of %', p_member, p_account using errcode = 'P0400'; end if;
    insert into ledger_stakes as s (account_id, user_id, amount) values (p_account, p_member, p_change)
      on conflict (account_id, user_id) do update set amount = s.amount + excluded.amount;
  else
    update ledger_stakes set amount = amount + p_change where account_id = p_account and user_id = p_member and amount + p_change >= 0;
    if not found then raise exception '% has no such stake in %', p_member, p_account using errcode = 'P0400'; end if;
  end if;
  update ledger_accounts set floor = floor + p_change where id = p_account;
end $$;
revoke execute on function ledger_move_stake(bigint, bigint, bigint) from public;
