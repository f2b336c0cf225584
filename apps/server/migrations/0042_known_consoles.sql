-- Consoles that an operator signed in on before: the wrong tries of others do not lock them. A key opens nothing; only its hash is kept.
create table operator_consoles (
  operator_id bigint not null references operators,
  key_hash bytea not null,
  seen_ms bigint not null,
  primary key (operator_id, key_hash)
);
