-- A request of an operator takes a second operator, but where the owner of the machine has said that there is only one (A-4). Only they write that
-- policy, so the database still refuses everybody who would agree with themselves. Called by the trigger ledger_requests_two.
create or replace function ledger_requests_take_two() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state = 1 and new.decided_by = new.made_by and not (select is_single from operator_policy) then
    raise exception 'request % was agreed to by who made it', new.id using errcode = '23514';
  end if;
  return null;
end $$;
