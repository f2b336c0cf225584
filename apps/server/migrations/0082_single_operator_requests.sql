-- A platform with one operator fills budgets and corrects as well, once the owner of its machine has said so (A-4). Only they write that policy, so
-- the database still refuses everybody who would agree with themselves.
alter table ledger_requests drop constraint ledger_requests_check;
create function ledger_requests_take_two() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state = 1 and new.decided_by = new.made_by and not (select is_single from operator_policy) then
    raise exception 'request % was agreed to by who made it', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_requests_two after insert or update on ledger_requests
  for each row execute function ledger_requests_take_two();
