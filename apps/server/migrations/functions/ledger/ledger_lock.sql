-- Waits until nobody moves this account, and keeps it so until the transaction ends: who may not write a row may not lock it.
create or replace function ledger_lock(p_owner bigint, p_purpose text, p_coin text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin for no key update;
end $$;
revoke execute on function ledger_lock(bigint, text, text) from public;
grant execute on function ledger_lock(bigint, text, text) to cliffhanger_app;
