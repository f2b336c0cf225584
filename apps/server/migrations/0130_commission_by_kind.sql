-- Base rates of commission by kind of sale; a rule that is set for the moment of an earlier one takes its place before it holds; what was looked at and
-- earned nobody anything, with the reason; statements of a month.

alter table commission_rules rename column rate_1_ppm to vip_1_ppm;
alter table commission_rules rename column rate_2_ppm to vip_2_ppm;
alter table commission_rules
  add column video_1_ppm int check (video_1_ppm between 0 and 300000),
  add column video_2_ppm int check (video_2_ppm between 0 and 300000),
  add column fee_1_ppm int check (fee_1_ppm between 0 and 300000),
  add column fee_2_ppm int check (fee_2_ppm between 0 and 300000);
update commission_rules set video_1_ppm = vip_1_ppm, video_2_ppm = vip_2_ppm, fee_1_ppm = vip_1_ppm, fee_2_ppm = vip_2_ppm;
alter table commission_rules
  alter column video_1_ppm set not null,
  alter column video_2_ppm set not null,
  alter column fee_1_ppm set not null,
  alter column fee_2_ppm set not null,
  add check (video_1_ppm + video_2_ppm <= cap_ppm),
  add check (fee_1_ppm + fee_2_ppm <= cap_ppm);
-- Of rules for one moment the newest holds.
alter table commission_rules drop constraint commission_rules_from_ms_key;
create index commission_rules_by_time on commission_rules (from_ms desc, id desc);

-- Who earned nothing by a sale, and why. Level 0: the whole sale earned nothing, and never will.
create table commission_unearned (
  kind text collate "C" not null check (kind in ('vip', 'video', 'fee')),
  sale_id bigint not null,
  level smallint not null check (level in (0, 1, 2)),
  buyer_id bigint not null references accounts,
  -- Who would have earned it; null: there is nobody.
  user_id bigint references accounts,
  reason text collate "C" not null
    check (reason in ('module_off', 'no_rule', 'no_base', 'no_inviter', 'invited_later', 'flagged', 'no_rate')),
  sold_ms bigint not null,
  created_ms bigint not null,
  primary key (kind, sale_id, level),
  check ((level = 0) = (reason in ('module_off', 'no_rule', 'no_base')))
);
revoke update, delete on commission_unearned from cliffhanger_app;
create index commission_unearned_by_time on commission_unearned (sold_ms desc);
create index commission_unearned_of_member on commission_unearned (user_id, sold_ms desc) where user_id is not null;
create index commission_unearned_of_buyer on commission_unearned (buyer_id, sold_ms desc);
create index commissions_by_time on commissions (sold_ms desc);
create index commissions_of_buyer on commissions (buyer_id, sold_ms desc);

-- What commission moved in a month, and what waits.
create index ledger_transfers_of_commission on ledger_transfers (created_ms)
  where kind in ('commission', 'commission_back', 'commission_release');
create index ledger_accounts_commission on ledger_accounts (owner_id) where purpose = 'commission_pending';
