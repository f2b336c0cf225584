-- Operators, their sign-ins, and the log of what they did.

create table operators (
  id bigint generated always as identity primary key,
  login text not null,
  name text not null,
  role text not null check (role in ('owner', 'editor', 'support', 'auditor')),
  password_hash text not null,
  -- Sealed secret of the authenticator, and the newest 30 s step accepted, so that a code works once.
  totp_secret bytea not null,
  totp_step bigint not null default 0,
  is_enabled boolean not null default true,
  last_sign_in_ms bigint,
  created_ms bigint not null
);
create unique index operators_login on operators (lower(login));

create table operator_sessions (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  token_hash bytea not null unique,
  address text not null,
  created_ms bigint not null,
  used_ms bigint not null,
  ended_ms bigint
);
create index operator_sessions_open on operator_sessions (operator_id) where ended_ms is null;

create table audit_log (
  id bigint generated always as identity primary key,
  operator_id bigint references operators,
  operator_name text not null,
  action text not null,
  target text not null,
  reason text not null,
  before jsonb,
  after jsonb,
  address text not null,
  created_ms bigint not null
);
create index audit_log_operator on audit_log (operator_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_target on audit_log (target, id desc);

-- Append-only whoever asks, the owner of the table included: rows can be added and read, nothing else.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
alter table audit_log enable always trigger audit_log_append_only;
revoke update, delete, truncate on audit_log from public, current_user;
