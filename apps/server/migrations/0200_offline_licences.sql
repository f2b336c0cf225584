-- Which device may play its own copy of which episode, and until when (C-55). A copy that was given up keeps its row, ended, so that
-- what was saved within a day stays counted.

create table offline_licences (
  user_id bigint not null references accounts on delete cascade,
  device_id text not null,
  episode_id bigint not null references episodes on delete cascade,
  -- The sign-in that asked last: a device that signed out counts no longer.
  session_id bigint not null,
  saved_ms bigint not null,
  ends_ms bigint not null,
  primary key (user_id, device_id, episode_id)
);
create index offline_licences_by_episode on offline_licences (episode_id);
create index offline_licences_by_end on offline_licences (ends_ms);
