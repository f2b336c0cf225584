-- The points mall: goods with variants and their stock, and orders (S-89).

create table mall_categories (
  id bigint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  -- Name of one of the client's icons.
  icon text not null default '',
  sort int not null default 0,
  is_open boolean not null
);

create table mall_goods (
  id bigint generated always as identity primary key,
  category_id bigint references mall_categories,
  -- By language; intros are HTML.
  names jsonb not null,
  intros jsonb not null default '{}',
  -- Keys of public pictures.
  cover_key text not null,
  image_keys text[] not null default '{}',
  kind text collate "C" not null check (kind in ('physical', 'virtual')),
  virtual_type text collate "C" not null default '' check (virtual_type in ('', 'coupon', 'vip_days', 'svip_days', 'code')),
  -- Which coupon, or how many days.
  virtual_value bigint not null default 0,
  point_price bigint not null check (point_price >= 0),
  -- Minor units of money, paid besides the points.
  money_price bigint not null default 0 check (money_price >= 0),
  -- Minor units of money; what the shops ask, 0 where nobody says.
  market_price bigint not null default 0 check (market_price >= 0),
  -- A sale: its price in points, and from when until when by the server's clock; null without one.
  sale_price bigint check (sale_price >= 0),
  sale_starts_ms bigint,
  sale_ends_ms bigint,
  -- How many a member may have, ever and per platform day; 0: without limit.
  limit_number int not null default 0 check (limit_number >= 0),
  day_limit int not null default 0 check (day_limit >= 0),
  is_share boolean not null default true,
  sort int not null default 0,
  is_open boolean not null,
  created_ms bigint not null,
  changed_ms bigint not null,
  version int not null default 1,
  check ((kind = 'virtual') = (virtual_type <> '')),
  check (point_price > 0 or money_price > 0),
  check ((sale_price is null) = (sale_starts_ms is null) and (sale_price is null) = (sale_ends_ms is null)),
  check (sale_starts_ms < sale_ends_ms)
);
create index mall_goods_of_category on mall_goods (category_id, id) where is_open;

-- An article has at least one; the name of an only one may be empty.
create table mall_variants (
  id bigint generated always as identity primary key,
  goods_id bigint not null references mall_goods,
  names jsonb not null default '{}',
  stock int not null check (stock >= 0),
  sold int not null default 0 check (sold >= 0),
  sort int not null default 0,
  is_open boolean not null default true
) with (fillfactor = 60);
create index mall_variants_of_goods on mall_variants (goods_id, sort, id);

-- Why stock changed; what orders took is in the orders. Never changed.
create table mall_stock_moves (
  id bigint generated always as identity primary key,
  variant_id bigint not null references mall_variants,
  change int not null check (change <> 0),
  stock_after int not null,
  reason text not null,
  act_key text collate "C" not null unique,
  operator_id bigint not null,
  created_ms bigint not null
);
create index mall_stock_moves_of_variant on mall_stock_moves (variant_id, id);

-- Codes that goods of that type hand out, each once.
create table mall_codes (
  id bigint generated always as identity primary key,
  goods_id bigint not null references mall_goods,
  sealed bytea not null,
  -- Keyed hash, so that no code is in twice.
  hash bytea not null,
  order_id bigint,
  created_ms bigint not null,
  unique (goods_id, hash)
);
create index mall_codes_free on mall_codes (goods_id, id) where order_id is null;

create table mall_orders (
  id bigint generated always as identity primary key,
  order_no text collate "C" not null unique,
  user_id bigint not null references accounts,
  goods_id bigint not null references mall_goods,
  variant_id bigint not null references mall_variants,
  -- As they were when it was ordered.
  goods_names jsonb not null,
  variant_names jsonb not null,
  cover_key text not null,
  kind text collate "C" not null,
  virtual_type text collate "C" not null,
  virtual_value bigint not null,
  number int not null check (number between 1 and 99),
  point_price bigint not null,
  total_point bigint not null,
  discount bigint not null check (discount between 0 and total_point),
  pay_point bigint not null check (pay_point = total_point - discount),
  pay_money bigint not null check (pay_money >= 0),
  -- The address as it was (entities.md, Address); null for virtual goods.
  address jsonb,
  remark text not null,
  -- 1 pending shipment, 2 awaiting receipt, 3 completed, -2 cancelled (S-89)
  state smallint not null check (state in (1, 2, 3, -2)),
  reason text not null default '',
  carrier text not null default '',
  tracking_no text not null default '',
  act_key text collate "C" not null unique,
  created_ms bigint not null,
  shipped_ms bigint not null default 0,
  -- When it completes by itself.
  auto_ms bigint not null default 0,
  received_ms bigint not null default 0,
  cancelled_ms bigint not null default 0,
  check ((kind = 'physical') = (address is not null))
);
create index mall_orders_of_member on mall_orders (user_id, id);
create index mall_orders_of_member_by_state on mall_orders (user_id, state, id);
-- What a member had of an article.
create index mall_orders_of_goods on mall_orders (user_id, goods_id) where state <> -2;
create index mall_orders_by_state on mall_orders (state, id);
create index mall_orders_due on mall_orders (auto_ms) where state = 2;
alter table mall_codes add foreign key (order_id) references mall_orders;
create index mall_codes_of_order on mall_codes (order_id) where order_id is not null;

-- What happened to a parcel, as an operator writes it down.
create table mall_order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references mall_orders,
  text text not null,
  operator_id bigint not null,
  created_ms bigint not null
);
create index mall_order_steps_of_order on mall_order_steps (order_id, id);
