-- Operators set their own password and authenticator, through a link that works once.

alter table operators
  alter column password_hash drop not null,
  alter column totp_secret drop not null,
  -- When they did; null: not yet. Some time after that they count as a second person.
  add column set_up_ms bigint;
update operators set set_up_ms = created_ms;

create table operator_links (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  token_hash bytea not null unique,
  -- Sealed secret of the authenticator that was offered, so that opening the link twice offers the same.
  totp_secret bytea,
  -- Who made it; null: the command on the machine.
  made_by bigint references operators,
  created_ms bigint not null,
  ends_ms bigint not null,
  -- When it was used, or replaced by another.
  ended_ms bigint
);
create index operator_links_open on operator_links (operator_id) where ended_ms is null;

-- Whether one operator may do alone what takes two. Only the owner of the database says so, with the command on the machine.
create table operator_policy (
  id boolean primary key default true check (id),
  is_single boolean not null default false
);
insert into operator_policy default values;
revoke insert, update, delete on operator_policy from cliffhanger_app;
