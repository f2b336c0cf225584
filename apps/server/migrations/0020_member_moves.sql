-- Payment passwords, transfers between members, conversions, and the income of the balance treasure.

create table payment_passwords (
  user_id bigint primary key references accounts,
  password_hash text not null,
  -- Wrong tries since the last right one (C-44).
  tries integer not null default 0,
  locked_until_ms bigint not null default 0,
  changed_ms bigint not null
);

-- Proofs that a member knew his payment password, for changing it; kept as hashes, used once.
create table payment_tickets (
  hash bytea primary key,
  user_id bigint not null references payment_passwords on delete cascade,
  expires_ms bigint not null
);
create index payment_tickets_of_member on payment_tickets (user_id);

-- Coins from one member to another.
create table member_transfers (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  from_user_id bigint not null references accounts,
  to_user_id bigint not null references accounts,
  coin_code text collate "C" not null check (coin_code in ('money', 'gold')),
  amount bigint not null check (amount > 0),
  remark text not null,
  created_ms bigint not null,
  check (from_user_id <> to_user_id)
);
create index member_transfers_sent on member_transfers (from_user_id, id);
create index member_transfers_received on member_transfers (to_user_id, id);

-- What a member transferred in a day of the platform, of each coin; its row is locked before anything moves.
create table transfer_days (
  user_id bigint not null references accounts,
  day text not null,
  coin_code text collate "C" not null,
  amount bigint not null,
  primary key (user_id, day, coin_code)
);

-- What operators let members convert, at which rate. No pair leaves gold, and none makes money: coins never become withdrawable (S-113).
create table conversion_pairs (
  from_coin text collate "C" not null check (from_coin in ('money', 'point')),
  to_coin text collate "C" not null check (to_coin in ('gold', 'point')),
  -- Whole numbers of 10^-8: `to` per `from`, and the share of `from` that is the fee.
  rate bigint not null check (rate > 0),
  fee_rate bigint not null check (fee_rate between 0 and 100000000),
  -- Of `from`, in minor units.
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  is_open boolean not null,
  -- Grows with every change, so that no quote outlives the terms it was made on.
  version bigint not null default 1,
  primary key (from_coin, to_coin),
  check (from_coin <> to_coin)
);
insert into conversion_pairs (from_coin, to_coin, rate, fee_rate, min_amount, max_amount, is_open) values
  ('money', 'gold', 1000000000, 0, 10, 5000000, true),
  ('point', 'gold', 100000000, 0, 1, 1000000, true);

-- What a conversion would bring; gone once it was used or is over.
create table conversion_quotes (
  id text primary key,
  user_id bigint not null references accounts,
  from_coin text collate "C" not null,
  to_coin text collate "C" not null,
  amount bigint not null,
  fee bigint not null,
  receive bigint not null,
  rate bigint not null,
  pair_version bigint not null,
  expires_ms bigint not null
);
create index conversion_quotes_expired on conversion_quotes (expires_ms);

create table conversions (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  user_id bigint not null references accounts,
  -- The quote it was made by; each stands for one conversion for ever.
  quote_id text not null unique,
  from_coin text collate "C" not null,
  to_coin text collate "C" not null,
  amount bigint not null,
  fee bigint not null,
  receive bigint not null,
  rate bigint not null,
  created_ms bigint not null
);
create index conversions_of_member on conversions (user_id, id);

-- Days whose treasure income was settled, in order; the newest may be under way.
create table treasure_runs (
  day text primary key,
  -- The rate of that day in 10^-8, as it was when the day was first looked at.
  rate bigint not null,
  -- passed: the pool was short until the next day was over too, so the day earned nothing (S-112).
  outcome text not null default 'open' check (outcome in ('open', 'paid', 'passed')),
  -- The pool could not pay all of it when it was last tried.
  is_short boolean not null default false,
  started_ms bigint not null,
  closed_ms bigint
);

-- What a member's treasure earned in a day, once for ever.
create table treasure_days (
  user_id bigint not null references accounts,
  day text not null,
  -- What was held through the whole day.
  held bigint not null,
  rate bigint not null,
  paid bigint not null check (paid >= 0),
  -- 10^-8 of a minor unit, carried on to the next day.
  carry bigint not null check (carry >= 0 and carry < 100000000),
  created_ms bigint not null,
  primary key (user_id, day)
);

create index ledger_accounts_treasure on ledger_accounts (owner_id) where purpose = 'treasure';

-- How many entries of an account are older than an instant: its version then. A binary search, because both rise together.
create function ledger_version_before(p_account bigint, p_ms bigint) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  probe bigint;
begin
  select version, changed_ms into high, probe from ledger_accounts where id = p_account;
  if probe < p_ms then return high; end if;
  while low < high loop
    middle := (low + high + 1) / 2;
    select created_ms into probe from ledger_entries where account_id = p_account and version = middle;
    if probe < p_ms then low := middle; else high := middle - 1; end if;
  end loop;
  return low;
end $$;
