-- Entries continue the one before them, on an account and of a transfer that are there: no gap, no other balance. What continues an entry is on an
-- account that is there, because accounts stay, so only a first entry asks for its account. Whatever is missing makes the sum null.
-- Called by the trigger ledger_entries_follow, once per statement, because a look of its own for each row costs more than the row.
create or replace function ledger_prove_entries() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare wrong record;
begin
  select a.account_id, a.version, a.transfer_id into wrong
    from added a
   where (
     case when a.version = 1 then (select 0 from ledger_accounts c where c.id = a.account_id)
          else (select e.balance_after from ledger_entries e where e.account_id = a.account_id and e.version = a.version - 1) end
     + a.amount + (select 0 from ledger_transfers t where t.id = a.transfer_id) = a.balance_after
   ) is not true limit 1;
  if not found then return null; end if;
  perform 1 from ledger_accounts c, ledger_transfers t where c.id = wrong.account_id and t.id = wrong.transfer_id;
  if not found then
    raise exception 'entry of account % and transfer %: one of them is missing', wrong.account_id, wrong.transfer_id using errcode = '23503';
  end if;
  raise exception 'entry % of account % does not follow', wrong.version, wrong.account_id using errcode = 'P0500';
end $$;
