-- Every instant is epoch milliseconds in a bigint named *_ms (docs/adr/0003).

-- The first reply to a keyed request, given again to every repeat (S-110).
create table idempotency_keys (
  owner text not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  response jsonb,
  created_ms bigint not null,
  primary key (owner, key)
);
create index idempotency_keys_created on idempotency_keys (created_ms);

-- What operators configure while the platform runs; the version refuses a change made on an older copy.
create table platform_settings (
  key text primary key,
  value jsonb not null,
  version bigint not null default 1
);

-- One row: a device that knows another epoch reloads every stream, because a restored database may have lost numbers it has seen.
create table epoch (
  is_only_row boolean primary key default true check (is_only_row),
  value uuid not null default gen_random_uuid()
);
insert into epoch default values;
