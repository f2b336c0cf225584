-- Copyright crowdfunding: projects, orders for their units, what each day earned, contracts.

create table crowd_types (
  id bigint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  sort int not null default 0,
  is_open boolean not null default true
);

create table crowd_projects (
  id bigint generated always as identity primary key,
  type_id bigint not null references crowd_types,
  -- By language: {title, intro, rights, risk}; all but the title are HTML.
  texts jsonb not null,
  copyright_owner text not null,
  -- Keys of public pictures.
  cover_key text not null,
  image_keys text[] not null default '{}',
  -- Minor units of money.
  unit_price bigint not null check (unit_price > 0),
  units_total int not null check (units_total > 0),
  -- Not reserved and not sold.
  units_left int not null check (units_left between 0 and units_total),
  -- Below it at its end the project has failed; 0: none.
  min_amount bigint not null check (min_amount between 0 and unit_price * units_total),
  min_unit int not null check (min_unit between 1 and units_total),
  -- Per member; 0: without limit.
  max_unit int not null check (max_unit = 0 or max_unit >= min_unit),
  -- In 10^-8 a day.
  day_rate bigint not null check (day_rate between 0 and 1000000),
  cycle_days int not null check (cycle_days between 1 and 3650),
  starts_ms bigint not null,
  ends_ms bigint not null check (ends_ms > starts_ms),
  stage text collate "C" not null default 'draft' check (stage in ('draft', 'open', 'funded', 'failed', 'closed')),
  -- What was paid for its units, and by how many members.
  raised bigint not null default 0 check (raised >= 0),
  members int not null default 0 check (members >= 0),
  sort int not null default 0,
  version int not null default 1,
  created_ms bigint not null,
  changed_ms bigint not null
);
create index crowd_projects_listed on crowd_projects (sort desc, id desc) where stage <> 'draft';
-- Those whose funding is to be decided.
create index crowd_projects_open on crowd_projects (ends_ms) where stage = 'open';

create table crowd_orders (
  -- The payment order it is paid by.
  id bigint primary key references payment_orders,
  user_id bigint not null references accounts,
  project_id bigint not null references crowd_projects,
  units int not null check (units > 0),
  -- What was paid for it, which its contract promises to return, and what of that is in the escrow now.
  amount bigint not null check (amount >= 0),
  principal bigint not null default 0 check (principal between 0 and amount),
  day_rate bigint not null,
  cycle_days int not null,
  -- 0 unpaid, 1 running, 2 matured, 3 ended early, 4 settled, 5 refunded, -2 cancelled (S-91).
  state smallint not null default 0 check (state in (0, 1, 2, 3, 4, 5, -2)),
  -- Days of the platform: the first and the last that earn, and the last that was counted.
  start_day text collate "C" not null default '',
  end_day text collate "C" not null default '',
  counted_day text collate "C" not null default '',
  -- What is less than a minor unit, in 10^-8 of it.
  carry bigint not null default 0 check (carry between 0 and 99999999),
  earned bigint not null default 0 check (earned >= 0),
  interest_paid bigint not null default 0 check (interest_paid between 0 and earned),
  penalty bigint not null default 0 check (penalty >= 0),
  ended_ms bigint not null default 0,
  created_ms bigint not null,
  check ((state in (1, 2)) <= (start_day <> '')),
  -- Whoever has ended has nothing in the escrow.
  check (state in (1, 2) or principal = 0)
);
create index crowd_orders_of_member on crowd_orders (user_id, id);
create index crowd_orders_of_project on crowd_orders (project_id, id);
-- Orders that earn, those first that were not counted for longest.
create index crowd_orders_running on crowd_orders (counted_day, id) where state = 1;

-- What each day earned, once; not paid while the pool is short (S-112).
create table crowd_interest_days (
  id bigint generated always as identity unique,
  order_id bigint not null references crowd_orders,
  day text collate "C" not null,
  principal bigint not null check (principal >= 0),
  amount bigint not null check (amount >= 0),
  paid_ms bigint not null default 0,
  created_ms bigint not null,
  primary key (order_id, day)
);
-- What is owed, the oldest first.
create index crowd_interest_owed on crowd_interest_days (day, order_id) where paid_ms = 0 and amount > 0;

-- Texts of the contract; the newest holds for new orders. Version 1 is shipped with the product.
create table crowd_contract_texts (
  version int primary key check (version > 1),
  -- By language: {title, party_a, content}; content is HTML with the names of terms in braces.
  texts jsonb not null,
  published_ms bigint not null,
  operator_id bigint not null
);

-- The contract of an order as it was signed, for ever.
create table crowd_contracts (
  order_id bigint primary key references crowd_orders,
  contract_no text collate "C" not null unique,
  version int not null,
  language text collate "C" not null,
  title text not null,
  party_a text not null,
  party_b text not null,
  -- HTML, and the SHA-256 of its UTF-8.
  content text not null,
  hash bytea not null check (hash = sha256(convert_to(content, 'UTF8'))),
  sign_name text not null,
  signed_ms bigint not null
);
create trigger crowd_contracts_kept before update or delete on crowd_contracts for each row execute function ledger_deny();

-- Who opened which contract, with its disclosure of risk.
create table crowd_disclosures (
  user_id bigint not null references accounts,
  version int not null,
  opened_ms bigint not null,
  primary key (user_id, version)
);
