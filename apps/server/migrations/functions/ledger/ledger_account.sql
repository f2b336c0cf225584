-- The account of an owner for a purpose, made at its first use.
create or replace function ledger_account(p_owner bigint, p_purpose text, p_coin text) returns bigint language plpgsql as $$
declare found_id bigint; p ledger_purposes;
begin
  select id into found_id from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin;
  if found then return found_id; end if;
  select * into strict p from ledger_purposes where purpose = p_purpose;
  if p.is_member <> (p_owner > 0) or p.is_project <> (p_owner < 0) then
    raise exception '% is not an account of %', p_purpose, p_owner using errcode = 'P0400';
  end if;
  insert into ledger_accounts (id, owner_id, purpose, coin_code, floor, is_deferred, is_shown)
    values (nextval('ledger_account_ids') + case when p.is_member then 0 else 1000000000000000 end,
            p_owner, p_purpose, p_coin, p.floor, p.is_deferred, p.is_shown)
    on conflict (owner_id, purpose, coin_code) do nothing;
  select id into found_id from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin;
  return found_id;
end $$;
revoke execute on function ledger_account(bigint, text, text) from public;
