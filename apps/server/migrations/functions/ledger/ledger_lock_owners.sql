-- Waits until nobody moves any account of one coin of these members, keeps it so until the transaction ends, and answers what they have.
-- In the order of ids, as every lock of accounts is taken.
create or replace function ledger_lock_owners(p_owners bigint[], p_coin text) returns table (user_id bigint, purpose text, balance bigint)
language sql security definer set search_path = public, pg_temp as $$
  select owner_id, purpose, balance from ledger_accounts
   where owner_id = any (p_owners) and owner_id > 0 and coin_code = p_coin order by id for no key update
$$;
revoke execute on function ledger_lock_owners(bigint[], text) from public;
grant execute on function ledger_lock_owners(bigint[], text) to cliffhanger_app;
