-- Who saved a drama is told of its new episodes, at most once a day (C-56).
alter table accounts add column new_episodes boolean not null default true;

-- How many of its episodes whoever saved it was told of. What is out already is no news.
alter table dramas add column told_number int not null default 0;
update dramas set told_number = update_number;
create index dramas_untold on dramas (id) where is_listed and update_number > told_number;

-- The notices of a drama and a day: how far they are written, in the order of the members.
create table episode_notices (
  drama_id bigint not null references dramas,
  day date not null,
  -- The first episode that is new.
  number int not null,
  begun_ms bigint not null,
  last_user_id bigint not null default 0,
  is_done boolean not null default false,
  primary key (drama_id, day)
);
create index episode_notices_open on episode_notices (begun_ms, drama_id) where not is_done;

create index binge_list_of_drama on binge_list (drama_id, user_id);
