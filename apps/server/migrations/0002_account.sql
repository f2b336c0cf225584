-- Members, the devices they use, how they are signed in, and the codes that prove a mail address or a phone.

create table accounts (
  id bigint generated always as identity primary key,
  user_no text not null unique,
  user_code text not null unique,
  login_name text,
  email text unique,
  phone text unique,
  password_hash text,
  -- Sealed secrets of the authenticator: the one in use, and one that waits for its first code.
  totp_secret bytea,
  totp_offered bytea,
  -- Newest 30 s step whose code was accepted, so that a code works once.
  totp_step bigint not null default 0,
  login_type text not null check (login_type in ('login', 'auto')),
  nick_name text not null,
  avatar_url text not null,
  sex text not null default 'secret' check (sex in ('male', 'female', 'secret')),
  sign_remark text not null default '',
  user_type smallint not null default 0 check (user_type between 0 and 3),
  is_enabled boolean not null default true,
  has_first_edit boolean not null default false,
  inviter_id bigint references accounts,
  parent_code text not null default '0',
  channel_code text not null default '',
  reg_ip text not null,
  language text not null default 'zh-CN',
  disturb boolean not null default false,
  stop_audio boolean not null default false,
  stop_new_msg boolean not null default false,
  stop_msg_del boolean not null default false,
  verify_friends boolean not null default true,
  add_friends boolean not null default true,
  show_online boolean not null default true,
  show_ip boolean not null default false,
  created_ms bigint not null,
  updated_ms bigint not null
);
create unique index accounts_login_name on accounts (lower(login_name));
create index accounts_inviter on accounts (inviter_id) where inviter_id is not null;

-- The account a device made for itself. Devices are known by a keyed hash, because a device id signs in without a password.
create table device_accounts (
  device_hash bytea primary key,
  account_id bigint not null references accounts
);
create index device_accounts_account on device_accounts (account_id);

-- Devices that an account was signed in on: only these may confirm a one-click sign-in.
create table account_devices (
  account_id bigint not null references accounts,
  device_hash bytea not null,
  seen_ms bigint not null,
  primary key (account_id, device_hash)
);

-- One sign-in on one device. No token is stored: refresh tokens are made from the row and a key outside the database.
create table login_sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  device_hash bytea not null,
  device jsonb not null,
  push_token text not null default '',
  address text not null,
  seed bytea not null,
  generation integer not null default 0,
  rotated_ms bigint not null,
  created_ms bigint not null,
  ended_ms bigint,
  end_reason text check (end_reason in ('logout', 'password', 'reset', 'reuse', 'disabled', 'operator')),
  check ((ended_ms is null) = (end_reason is null))
);
create index login_sessions_account on login_sessions (account_id) where ended_ms is null;
create index login_sessions_rotated on login_sessions (rotated_ms);

-- Wrong tries of a login name, an address or an account within the window (C-45).
create table login_locks (
  key text primary key,
  tries integer not null,
  window_start_ms bigint not null,
  locked_until_ms bigint not null
);
create index login_locks_window on login_locks (window_start_ms);

-- Codes sent; only a keyed hash is kept (C-46).
create table codes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('phone', 'email')),
  contact text not null,
  purpose text not null check (purpose in ('reg', 'reset', 'bind', 'paypass')),
  code_hash bytea not null,
  tries integer not null default 0,
  address text not null,
  created_ms bigint not null,
  used_ms bigint
);
create index codes_contact on codes (contact, created_ms);
create index codes_address on codes (address, created_ms);
create index codes_created on codes (created_ms);

-- Codes that no sender delivers: an operator reads them in the console. Sealed at rest.
create table code_outbox (
  id bigint generated always as identity primary key,
  code_id bigint not null references codes on delete cascade,
  sealed_code bytea not null,
  reason text not null check (reason in ('no_sender', 'failed'))
);
create index code_outbox_code on code_outbox (code_id);

-- Texts that replace the shipped ones, per language.
create table agreements (
  type smallint not null check (type between 0 and 6),
  language text not null,
  title text not null,
  content text not null,
  updated_ms bigint not null,
  primary key (type, language)
);

-- Published packages of the client, newest version code first.
create table app_versions (
  id bigint generated always as identity primary key,
  device_os text not null check (device_os in ('h5', 'android', 'ios')),
  version text not null,
  version_code integer not null,
  title text not null,
  content text not null,
  url text not null,
  package_type text not null check (package_type in ('wgt', 'apk', 'ipa', 'h5')),
  is_silent boolean not null default false,
  is_force boolean not null default false,
  size_bytes bigint not null default 0,
  created_ms bigint not null,
  unique (device_os, version_code)
);
