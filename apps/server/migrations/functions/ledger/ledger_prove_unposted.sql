-- A line that waits for its deferred account names an account and a transfer that are there. Proved once per statement, because a look of its own for
-- each row costs more than the row; a foreign key would lock the one account everybody pays. Called by the trigger ledger_unposted_placed.
create or replace function ledger_prove_unposted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare wrong record;
begin
  select a.account_id, a.transfer_id into wrong
    from added a
   cross join lateral (
     select (select true from ledger_accounts c where c.id = a.account_id) and (select true from ledger_transfers t where t.id = a.transfer_id) as is_placed offset 0
   ) x
   where x.is_placed is not true limit 1;
  if found then
    raise exception 'line of account % and transfer %: one of them is missing', wrong.account_id, wrong.transfer_id using errcode = '23503';
  end if;
  return null;
end $$;
