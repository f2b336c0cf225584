-- What members keep: likes, the binge-watch list, ratings; and what they take out of their history.

create table drama_likes (
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  created_ms bigint not null,
  primary key (user_id, drama_id)
);
create index drama_likes_of_member on drama_likes (user_id, created_ms desc, drama_id desc);

create table episode_likes (
  user_id bigint not null references accounts,
  episode_id bigint not null references episodes on delete cascade,
  created_ms bigint not null,
  primary key (user_id, episode_id)
);
create index episode_likes_of_episode on episode_likes (episode_id);

alter table episodes add column skr_count bigint not null default 0 check (skr_count >= 0);

create table binge_list (
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  created_ms bigint not null,
  primary key (user_id, drama_id)
);
create index binge_list_of_member on binge_list (user_id, created_ms desc, drama_id desc);

-- Once for ever (V-39).
create table drama_scores (
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  score smallint not null check (score between 1 and 10),
  created_ms bigint not null,
  primary key (user_id, drama_id)
);

-- Taken out of the member's history; the mark stays, so that an older report that arrives late cannot bring it back (S-108).
alter table watch_marks add column is_hidden boolean not null default false;
drop index watch_marks_by_update;
create index watch_marks_by_update on watch_marks (user_id, updated_ms desc, drama_id desc) where not is_hidden;

-- How much of one episode a member watched on all days together.
create index watch_days_of_episode on watch_days (user_id, drama_id, number);
