-- Links by which people join a group, who came by which, and who waits to be let in (S-135).
create table group_join_links (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups (group_id),
  code text not null unique,
  maker_id bigint not null,
  needs_approval boolean not null,
  -- 0: it has no end.
  expires_ms bigint not null,
  -- 0: as many as come.
  use_limit int not null,
  -- Rows of group_link_uses.
  used int not null default 0,
  -- 0: it was not.
  revoked_ms bigint not null default 0,
  created_ms bigint not null
);
create index group_join_links_of_group on group_join_links (group_id, id);

-- Somebody who leaves and comes again by the same link uses it once.
create table group_link_uses (
  link_id bigint not null references group_join_links (id),
  user_id bigint not null,
  joined_ms bigint not null,
  primary key (link_id, user_id)
);
create index group_link_uses_in_order on group_link_uses (link_id, joined_ms);

-- A row goes when its member comes in, however that happens.
create table group_join_requests (
  group_id bigint not null references groups (group_id),
  user_id bigint not null,
  link_id bigint not null references group_join_links (id),
  asked_ms bigint not null,
  -- 0: waits.
  refused_ms bigint not null default 0,
  primary key (group_id, user_id)
);
create index group_join_requests_waiting on group_join_requests (group_id, asked_ms) where refused_ms = 0;

-- Whoever a manager removed comes back by a link only with approval.
alter table group_members add column was_removed boolean not null default false;
