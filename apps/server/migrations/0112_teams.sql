-- Teams: an inviter is for good and no line of inviters closes; agents and since when they hold a level; distributors; invitations that earn
-- nothing; guests whose marks went to another account.

-- function bind_inviter_once 0a0f8da2c541
create function bind_inviter_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.inviter_id is not null then
    if new.inviter_id is distinct from old.inviter_id then
      raise exception 'the inviter of a member never changes' using errcode = 'restrict_violation';
    end if;
    new.invited_ms := old.invited_ms;
  elsif new.inviter_id is null then
    new.invited_ms := null;
  else
    new.invited_ms := new.updated_ms;
  end if;
  return new;
end $$;

-- Inviters are older than whom they invite, so no line leads back to itself. Bound by hand, some were younger; nothing was earned by them yet.
update accounts set inviter_id = null, parent_code = '0' where inviter_id >= id;
alter table accounts add column invited_ms bigint;
update accounts set invited_ms = created_ms where inviter_id is not null;
alter table accounts add constraint accounts_inviter_is_older check (inviter_id < id);
alter table accounts add constraint accounts_invited_at check ((inviter_id is null) = (invited_ms is null));
create trigger accounts_inviter_stays before insert or update of inviter_id, invited_ms on accounts
  for each row execute function bind_inviter_once();

-- A team in the order of its pages.
drop index accounts_inviter;
create index accounts_team on accounts (inviter_id, invited_ms desc, id desc) where inviter_id is not null;
create index accounts_channel on accounts (channel_code) where channel_code <> '';
-- Who shares a device or a payment account with somebody.
create index account_devices_by_device on account_devices (device_hash);
create index withdraw_accounts_by_fingerprint on withdraw_accounts (fingerprint);

-- Levels of agents, which sales earn (S-100).
create table agent_levels (
  level int primary key check (level between 1 and 99),
  -- By language.
  names jsonb not null,
  -- Members can apply for it.
  is_open boolean not null,
  version int not null default 1,
  created_ms bigint not null,
  changed_ms bigint not null
);

-- What a level asks for and gives, from when on. Rows are never changed, and never begin before they are made.
create table agent_terms (
  id bigint generated always as identity primary key,
  level int not null references agent_levels,
  from_ms bigint not null,
  -- Settled sales of the team in the 90 days before: how many, and their minor units of money.
  need_sales int not null check (need_sales >= 0),
  need_amount bigint not null check (need_amount >= 0),
  -- Parts per million of a sale, by level of the team.
  rate_1_ppm int not null check (rate_1_ppm between 0 and 300000),
  rate_2_ppm int not null check (rate_2_ppm between 0 and 300000),
  operator_id bigint not null,
  created_ms bigint not null,
  unique (level, from_ms),
  check (rate_1_ppm + rate_2_ppm <= 400000),
  check (from_ms >= created_ms)
);
revoke update, delete on agent_terms from cliffhanger_app;

-- Applications of members to become agents (S-97).
create table agent_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  level int not null references agent_levels,
  -- Real name, contact and remark, sealed.
  sealed bytea not null,
  state text collate "C" not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
  reason text not null default '',
  -- Who decided; 0: nobody yet.
  operator_id bigint not null default 0,
  created_ms bigint not null,
  changed_ms bigint not null,
  check ((state = 'pending') = (operator_id = 0))
);
create unique index agent_applications_open on agent_applications (user_id) where state = 'pending';
create index agent_applications_of_member on agent_applications (user_id, id);
create index agent_applications_by_state on agent_applications (state, id);

-- Which level a member holds from when on; 0: none any more. Rows are never changed, and never begin before they are made.
create table agent_grants (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  level int not null check (level between 0 and 99),
  from_ms bigint not null,
  application_id bigint references agent_applications,
  operator_id bigint not null,
  reason text not null,
  created_ms bigint not null,
  unique (user_id, from_ms),
  check (from_ms >= created_ms)
);
revoke update, delete on agent_grants from cliffhanger_app;

-- Members with a channel of their own: who registers through it carries its code (accounts.channel_code).
create table distributors (
  user_id bigint primary key references accounts,
  code text collate "C" not null unique check (code ~ '^[A-Za-z0-9_-]{2,32}$'),
  name text not null,
  -- Name of an https host, '' without one.
  domain text collate "C" not null default '',
  pixel_id text collate "C" not null default '',
  pixel_token text collate "C" not null default '',
  is_open boolean not null,
  version int not null default 1,
  created_ms bigint not null,
  changed_ms bigint not null
);
create unique index distributors_by_domain on distributors (domain) where domain <> '';

-- Members who seem to be their own inviter, or that one's: the pair earns nothing until an operator lifts the flag.
create table invite_flags (
  user_id bigint not null references accounts,
  -- Who would earn by them.
  earner_id bigint not null references accounts,
  -- What both share.
  reason text collate "C" not null check (reason in ('device', 'payout', 'identity')),
  noted_ms bigint not null,
  lifted_ms bigint,
  lifted_by bigint not null default 0,
  lifted_reason text not null default '',
  primary key (user_id, earner_id, reason),
  check (earner_id < user_id),
  check ((lifted_ms is null) = (lifted_by = 0))
);
create index invite_flags_by_time on invite_flags (noted_ms, user_id);

-- A guest's marks and inviter go to the account they sign in to, once.
create table guest_moves (
  guest_id bigint primary key references accounts,
  user_id bigint not null references accounts,
  moved_ms bigint not null,
  check (guest_id <> user_id)
);
create index guest_moves_of_member on guest_moves (user_id);
