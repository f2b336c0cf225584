-- Unlocks whose episode is said not to have played and that were not paid back by themselves (S-111): operators decide.

create table failed_unlocks (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  episode_id bigint not null references episodes on delete cascade,
  unlock_id bigint not null references unlocks,
  -- What the player reported.
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'refunded', 'refused')),
  -- Who decided, and what he wrote; 0 while it waits, and where its media was found broken later.
  operator_id bigint not null default 0,
  note text not null default '',
  created_ms bigint not null,
  decided_ms bigint,
  unique (user_id, episode_id, unlock_id)
);
create index failed_unlocks_by_state on failed_unlocks (state, id);
create index failed_unlocks_of_episode on failed_unlocks (episode_id);
create index failed_unlocks_of_purchase on failed_unlocks (unlock_id);
