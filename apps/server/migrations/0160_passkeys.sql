-- Passkeys that confirm payments in place of the payment password (WebAuthn). They end with the password they were added with.

create table payment_passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references payment_passwords on delete cascade,
  -- As browsers write it: base64url.
  credential_id text collate "C" not null unique,
  public_key bytea not null,
  -- How often the authenticator says it signed; 0 for ever where it does not count.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_ms bigint not null,
  used_ms bigint not null default 0
);
create index payment_passkeys_of_member on payment_passkeys (user_id, id);

-- What authenticators have to sign, each once.
create table passkey_challenges (
  challenge text collate "C" primary key,
  user_id bigint not null references payment_passwords on delete cascade,
  purpose text collate "C" not null check (purpose in ('add', 'pay')),
  expires_ms bigint not null
);
create index passkey_challenges_of_member on passkey_challenges (user_id);

-- A ticket either changes the payment password or pays. One that pays belongs to the Idempotency-Key it was first shown with, so that a
-- payment without an answer can be sent again.
alter table payment_tickets
  add column purpose text collate "C" not null default 'change' check (purpose in ('change', 'pay')),
  add column payment_key text;
