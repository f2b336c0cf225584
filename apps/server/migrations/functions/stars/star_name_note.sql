-- Notes that the name of a star is new or was changed, in the transaction that does it, whatever code that is. The argument says of which table
-- the row is. A note that is there already is locked: whoever folds names leaves it until the new name is there for others.
create or replace function star_name_note() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'star' then
    insert into star_searches_due (star_id) values (new.id) on conflict (star_id) do update set star_id = excluded.star_id;
  else
    insert into star_searches_due (star_id) select id from stars where user_id = new.id
      on conflict (star_id) do update set star_id = excluded.star_id;
  end if;
  return null;
end $$;
