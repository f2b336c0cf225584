-- Changes that would let somebody else into an account. Each is told at once, with a link that stops it: whatever was there before is kept for that.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text collate "C" not null check (kind in ('email', 'phone', 'authenticator', 'login_password', 'pay_password')),
  -- The address, the hash of the password, null for none; the sealed secret of the authenticator.
  before_text text,
  before_sealed bytea,
  created_ms bigint not null,
  stopped_ms bigint
);
create index account_changes_account on account_changes (account_id, kind, id);
create index account_changes_age on account_changes (created_ms);

-- Until when the money of a member does not leave. One operator asks to end it before, another one ends it.
create table cooling_offs (
  account_id bigint primary key references accounts,
  until_ms bigint not null,
  lift_asked_by bigint references operators,
  lift_reason text,
  lift_asked_ms bigint,
  check ((lift_asked_by is null) = (lift_reason is null) and (lift_asked_by is null) = (lift_asked_ms is null))
);
create index cooling_offs_until on cooling_offs (until_ms);
