-- Friendships, requests and blacklists. A friendship is two rows, one per direction, so that each side keeps his own remark.

create table friends (
  user_id bigint not null references accounts,
  friend_id bigint not null references accounts,
  friend_group_id bigint not null default 0,
  friend_remark text not null default '',
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (user_id, friend_id),
  check (user_id <> friend_id)
);
create index friends_changed on friends (user_id, updated_ms);

create table blacks (
  user_id bigint not null references accounts,
  black_id bigint not null references accounts,
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (user_id, black_id),
  check (user_id <> black_id)
);

-- One row per ordered pair (S-68): asking again updates it.
create table friend_requests (
  id bigint generated always as identity primary key,
  requester_id bigint not null references accounts,
  recipient_id bigint not null references accounts,
  message text not null default '',
  friend_remark text not null default '',
  friend_group_id bigint not null default 0,
  group_id bigint,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'ignored')),
  created_ms bigint not null,
  updated_ms bigint not null,
  unique (requester_id, recipient_id),
  check (requester_id <> recipient_id)
);
create index friend_requests_received on friend_requests (recipient_id, updated_ms desc, id desc);
create index friend_requests_sent on friend_requests (requester_id, updated_ms desc, id desc);
