-- Filters of the console's lists that operators saved under a name. They belong to one operator and follow them to any browser.

create table saved_filters (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  list text collate "C" not null,
  name text not null,
  filter jsonb not null,
  -- Column and direction; '' where the list keeps its own order.
  sort text not null default '',
  direction text not null default '' check (direction in ('', 'asc', 'desc')),
  created_ms bigint not null,
  unique (operator_id, list, name)
);
