-- Whoever invited a member stays who invited them, whichever statement says otherwise; notes since when. Called by the trigger
-- accounts_inviter_stays.
create or replace function bind_inviter_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.inviter_id is not null then
    if new.inviter_id is distinct from old.inviter_id then
      raise exception 'the inviter of a member never changes' using errcode = 'restrict_violation';
    end if;
    new.invited_ms := old.invited_ms;
  elsif new.inviter_id is null then
    new.invited_ms := null;
  else
    new.invited_ms := new.updated_ms;
  end if;
  return new;
end $$;
