-- Which master secrets (SECRET_KEY) this database is sealed with, by a fingerprint that tells nothing of them: a process that lacks one
-- of them does not start.
create table master_keys (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{16}$'),
  first_ms bigint not null
);

-- The root of keys that have to stay: those of keyed hashes rows are found by, and the push key browsers subscribed with.
-- Sealed with the master secret, so that this can be changed.
create table lasting_root (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);
