-- Folders of friends, what the lists of friends and blacklists need, and who looks after whom.

-- Group 0 holds friends who are in no other; it has no row.
create table friend_groups (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  group_name text not null,
  created_ms bigint not null,
  updated_ms bigint not null,
  unique (user_id, group_name)
);
create index friends_in_group on friends (user_id, friend_group_id, created_ms, friend_id);
create index friend_requests_in_group on friend_requests (requester_id, friend_group_id) where friend_group_id <> 0;
create index blacks_newest on blacks (user_id, created_ms desc, black_id desc);

-- The official account that looks after a member, for as long as it is one. `turn` grows with every assignment: whose newest is oldest is next.
create table support_assignments (
  user_id bigint primary key references accounts,
  agent_id bigint not null references accounts,
  turn bigint generated always as identity
);
create index support_assignments_newest on support_assignments (agent_id, turn desc);
create index accounts_official on accounts (id) where user_type = 1 and is_enabled;
