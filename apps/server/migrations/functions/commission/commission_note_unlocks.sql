-- `commission_note` for purchases of episodes, of which one statement makes many: those that were paid with bought gold.
create or replace function commission_note_unlocks() returns trigger language plpgsql as $$
begin
  insert into commission_due (kind, sale_id)
    select 'video', m.id from made m join accounts a on a.id = m.user_id where m.bought > 0 and a.inviter_id is not null
    on conflict do nothing;
  return null;
end $$;
