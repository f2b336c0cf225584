-- Money out: banks, where members' withdrawals go, withdrawals, and who members really are.

create table banks (
  id bigint generated always as identity primary key,
  code text collate "C" not null unique,
  name text not null,
  -- A path of this platform or a full address; '' for none.
  icon text not null default '',
  sort integer not null
);
insert into banks (code, name, sort)
  select code, name, place * 10
    from unnest(
      array['ICBC', 'ABC', 'BOC', 'CCB', 'BOCOM', 'PSBC', 'CMB', 'CITIC', 'CEB', 'CMBC', 'SPDB', 'CIB', 'PAB', 'HXB', 'CGB',
            'VCB', 'BIDV', 'CTG', 'AGRIBANK', 'TCB', 'MBB', 'ACB', 'VPB', 'BB', 'ITAU', 'BRADESCO', 'CAIXA', 'SANTANDER', 'NUBANK', 'INTER',
            'HSBC', 'CITI', 'DBS', 'CHASE'],
      array['中国工商银行', '中国农业银行', '中国银行', '中国建设银行', '交通银行', '中国邮政储蓄银行', '招商银行', '中信银行', '中国光大银行', '中国民生银行',
            '浦发银行', '兴业银行', '平安银行', '华夏银行', '广发银行',
            'Vietcombank', 'BIDV', 'VietinBank', 'Agribank', 'Techcombank', 'MB Bank', 'ACB', 'VPBank', 'Banco do Brasil', 'Itaú', 'Bradesco',
            'Caixa Econômica Federal', 'Santander', 'Nubank', 'Banco Inter', 'HSBC', 'Citibank', 'DBS Bank', 'JPMorgan Chase']
    ) with ordinality shipped(code, name, place);

create table withdraw_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  type text collate "C" not null check (type in ('bank', 'alipay', 'wechat', 'usdt')),
  -- Name, numbers and picture, sealed: a copy of the database does not show them.
  sealed bytea not null,
  -- Keyed hash of the number money goes to: the same one twice is found without opening anything.
  fingerprint bytea not null,
  -- The file among the sealed details, so that it is kept.
  file_keys text[] collate "C" not null default '{}',
  is_default boolean not null default false,
  created_ms bigint not null,
  unique (user_id, fingerprint)
);
create index withdraw_accounts_files on withdraw_accounts using gin (file_keys) with (fastupdate = off);
create unique index withdraw_accounts_default on withdraw_accounts (user_id) where is_default;

create table withdrawals (
  id bigint generated always as identity primary key,
  order_no text collate "C" not null unique,
  user_id bigint not null references accounts,
  -- The Idempotency-Key it was asked for with: one stands for one withdrawal, for ever.
  request_key text collate "C" not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  is_first boolean not null,
  -- The account it goes to, copied: type, sealed details and fingerprint. The account itself may be changed or gone.
  account_id bigint not null,
  account_type text collate "C" not null,
  account_sealed bytea not null,
  account_fingerprint bytea not null,
  account_file_keys text[] collate "C" not null default '{}',
  -- The settings that applied: whatever changes later adds no new condition.
  terms jsonb not null,
  -- 1 to audit, 2 payout pending, 3 transferred, -1 denied, -2 cancelled (S-87).
  state smallint not null default 1 check (state in (1, 2, 3, -1, -2)),
  reason text not null default '',
  -- The first of two operators who agreed; 0: nobody yet.
  agreed_by bigint not null default 0,
  -- The operator who is paying it out; 0: nobody. Only he can end the payout.
  payer_id bigint not null default 0,
  payout_reference text collate "C" not null default '',
  -- Platform day it was asked for.
  day text collate "C" not null,
  -- When it is overdue.
  due_ms bigint not null,
  created_ms bigint not null,
  updated_ms bigint not null,
  unique (user_id, request_key),
  check (fee + tax < amount)
);
create index withdrawals_files on withdrawals using gin (account_file_keys) with (fastupdate = off);
create index withdrawals_of_member on withdrawals (user_id, id desc);
create index withdrawals_of_account on withdrawals (account_id) where state in (1, 2);
create index withdrawals_queue on withdrawals (due_ms, id) where state in (1, 2);
create index withdrawals_by_state on withdrawals (state, id desc);
create index withdrawals_of_payee on withdrawals (account_fingerprint, user_id);
-- One transfer outside pays one withdrawal.
create unique index withdrawals_reference on withdrawals (payout_reference) where payout_reference <> '';

-- What its member is shown of a withdrawal's way.
create table withdrawal_steps (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawals,
  state smallint not null,
  created_ms bigint not null
);
create index withdrawal_steps_of_withdrawal on withdrawal_steps (withdrawal_id, id);

create table real_names (
  user_id bigint primary key references accounts,
  -- 1 in review, 2 certified, 3 review failed (S-84); no row: not certified.
  status smallint not null check (status in (1, 2, 3)),
  -- Name, number and keys of the pictures, sealed.
  sealed bytea not null,
  -- Keyed hash of the number.
  number_hash bytea not null,
  -- The pictures, so that they are kept.
  file_keys text[] collate "C" not null default '{}',
  -- How often he applied: an operator judges the application he has seen.
  version bigint not null default 1,
  reason text not null default '',
  -- The operator who judged; 0: nobody yet.
  operator_id bigint not null default 0,
  audited_ms bigint,
  created_ms bigint not null,
  updated_ms bigint not null
);
create index real_names_files on real_names using gin (file_keys) with (fastupdate = off);
create index real_names_queue on real_names (status, updated_ms);
create index real_names_by_number on real_names (number_hash);
