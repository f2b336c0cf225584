-- Star packages: services for members who invite, bought like memberships. They earn nobody anything (S-100).

create table star_plans (
  id bigint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  level int not null check (level between 1 and 99),
  -- Minor units of the coin.
  price bigint not null check (price > 0),
  coin_code text collate "C" not null check (coin_code in ('money', 'gold')),
  days int not null check (days between 1 and 3650),
  -- How many of it a member may buy; 0: without limit.
  limit_number int not null check (limit_number >= 0),
  -- badge, posters, statistics
  benefits text[] not null,
  sort int not null,
  is_open boolean not null,
  version int not null default 1,
  created_ms bigint not null,
  changed_ms bigint not null
);

-- What an order for a package was for when it was made, and from when until when it gave it; 0: it was not paid.
create table star_orders (
  order_id bigint primary key references payment_orders,
  user_id bigint not null references accounts,
  plan_id bigint not null references star_plans,
  names jsonb not null,
  level int not null,
  benefits text[] not null,
  days int not null,
  -- Open and paid orders count for the limit of their package; one that ended unpaid does not.
  is_counted boolean not null default true,
  starts_ms bigint not null default 0,
  ends_ms bigint not null default 0 check (ends_ms >= starts_ms),
  -- What of its price does not stand any more, and the time that went with it.
  gone bigint not null default 0 check (gone >= 0),
  taken_ms bigint not null default 0 check (taken_ms >= 0)
);
create index star_orders_of_member on star_orders (user_id, order_id);
create index star_orders_counted on star_orders (user_id, plan_id) where is_counted;
