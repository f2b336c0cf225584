-- Which categories a member said they like (V-43), in the order in which they chose them. One row, so that of two answers at once the last
-- one counts as a whole. A category that is gone recommends nothing.
create table drama_tastes (
  user_id bigint primary key references accounts on delete cascade,
  type_ids bigint[] not null check (cardinality(type_ids) between 1 and 3),
  updated_ms bigint not null
);
