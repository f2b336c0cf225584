-- Names who may have what is above the stakes of a project's escrow. Once; nobody is added after the first money came in, and no payee can have a
-- stake. Raises P0400 after that.
create or replace function ledger_name_payee(p_owner bigint, p_member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_account bigint := ledger_account(p_owner, 'escrow', 'money');
begin
  perform 1 from ledger_accounts where id = v_account for no key update;
  perform 1 from ledger_payees p where p.account_id = v_account and p.user_id = p_member;
  if found then return; end if;
  perform 1 from ledger_accounts where id = v_account and version > 0;
  if found then raise exception 'there is money in the escrow of %', p_owner using errcode = 'P0400'; end if;
  insert into ledger_payees (account_id, user_id) values (v_account, p_member);
end $$;
revoke execute on function ledger_name_payee(bigint, bigint) from public;
grant execute on function ledger_name_payee(bigint, bigint) to cliffhanger_app;
