-- Keeps `listed_dramas`, so that the total of a list costs the same however many dramas there are. Called by the triggers listed_dramas_made and
-- listed_dramas_changed.
create or replace function count_listed_drama() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    update listed_dramas set dramas = dramas - 1 where type_id = old.type_id;
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into listed_dramas as l (type_id, dramas) values (new.type_id, 1)
      on conflict (type_id) do update set dramas = l.dramas + 1;
  end if;
  return null;
end $$;
