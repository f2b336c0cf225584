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
