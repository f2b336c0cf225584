-- The name of each star folded, and the grams that find it (rules/search-text.ts). The server folds names, since what a database
-- makes of letters depends on its locale. So a name that is new or was changed is noted in the transaction that does it, and the next
-- search folds it first.

create table star_searches (
  star_id bigint primary key references stars on delete cascade,
  folded text not null,
  grams text[] not null
);
create index star_searches_by_gram on star_searches using gin (grams) with (fastupdate = off);

create table star_searches_due (
  star_id bigint primary key references stars on delete cascade
);
insert into star_searches_due select id from stars;

create function star_name_note() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'star' then
    insert into star_searches_due (star_id) values (new.id) on conflict (star_id) do update set star_id = excluded.star_id;
  else
    insert into star_searches_due (star_id) select id from stars where user_id = new.id
      on conflict (star_id) do update set star_id = excluded.star_id;
  end if;
  return null;
end $$;
create trigger star_name_of_stars after insert on stars for each row execute function star_name_note('star');
create trigger star_name_of_accounts after update of nick_name on accounts for each row
  when (old.nick_name is distinct from new.nick_name) execute function star_name_note('account');
-- function star_name_note 6de8c51a5f5e
