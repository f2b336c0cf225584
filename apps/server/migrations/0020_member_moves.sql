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
