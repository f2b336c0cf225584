-- A device id travels in addresses and logs, so it proves nothing. A device that signs a protected account in by one click shows the secret that
-- the server gave it at its last sign-in of that account. Only hashes are kept: of the newest secret, and of the one before it, which stays good
-- until the newest was used, because its answer may have been lost.
alter table account_devices add column secret_hash bytea;
alter table account_devices add column earlier_hash bytea;

-- Whether the sign-in showed more than a device id: a password, the device's secret, or it made the account. Sign-ins of before count as such.
alter table login_sessions add column is_proven boolean not null default true;
alter table login_sessions alter column is_proven drop default;
