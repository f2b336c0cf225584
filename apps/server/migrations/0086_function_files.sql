-- Current bodies of functions are in functions/, one file each, and are applied after the migrations when they changed (docs/adr/0033). A migration
-- says which of them came with it: builds without it refuse the database and put no older body back.
create table schema_functions (
  name text collate "C" primary key,
  checksum text not null,
  -- How many migrations were applied before it. One that came later may have dropped or altered the function, so the file is applied again.
  migrations integer not null,
  applied_at timestamptz not null default now()
);
revoke insert, update, delete on schema_functions from cliffhanger_app;

-- function append_private_messages 2efe5b4fcb98
-- function scope_includes dcbf6cf7bbf6
-- function seq_at_message dc264c6a4605
-- function count_listed_drama d3307ce1f724
-- function ledger_account b5515b8fefb0
-- function ledger_check beec74ddc892
-- function ledger_days_next b8574a304365
-- function ledger_days_wrong 82ac2a2aa140
-- function ledger_deny 78f4b84361f5
-- function ledger_first_at f579b0f9f022
-- function ledger_lock 66d41860b24d
-- function ledger_lock_owners cfe8ed43fb3a
-- function ledger_month 5e92b141ebe9
-- function ledger_move_lots 09713e337c6f
-- function ledger_post 142a4a41022c
-- function ledger_post_together 1db53970d14c
-- function ledger_prove_entries 62449414697c
-- function ledger_prove_transfer eb1d1670d1e9
-- function ledger_prove_unposted 7a6d1955416a
-- function ledger_requests_take_two e03a43db51b2
-- function ledger_roll_up 99ecb1dcbc5d
-- function ledger_sum_days e6a1da3c29cd
-- function ledger_version_before 3e492775759a
-- function refuse_audit_change 8ad868de874f
-- function forget_message_translation d6e98e738bac
-- function upload_key_in 3a2cdf22b153
-- function upload_keys_in 0b3aca1e7753
