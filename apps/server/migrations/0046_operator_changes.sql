-- What one operator asks for and another agrees to before it takes effect: limits, operators, versions of the client.

create table operator_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('operator.create', 'operator.change', 'operator.reset', 'wallet.settings', 'version.publish')),
  wish jsonb not null,
  -- What stood there when it was asked for, for whoever reads it.
  base jsonb,
  -- Whom it is about, where it is about an operator; of a new one, once there is one.
  operator_id bigint references operators,
  reason text not null,
  made_by bigint not null references operators,
  created_ms bigint not null,
  -- 0 waits, 1 took effect, -1 refused, -2 withdrawn.
  state smallint not null default 0 check (state in (0, 1, -1, -2)),
  decided_by bigint references operators,
  decided_ms bigint not null default 0,
  decision text not null default ''
);
create index operator_changes_state on operator_changes (state, id desc);
revoke delete on operator_changes from cliffhanger_app;

-- What each operator let through alone on a day of the platform.
create table operator_money_days (
  operator_id bigint not null references operators,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (operator_id, day)
);
revoke delete on operator_money_days from cliffhanger_app;

-- The limit that held when the record was made; null: from before this. Raising it lets no waiting one through.
alter table recharges add column four_eyes bigint;
alter table order_payments add column four_eyes bigint;
alter table suspense_items add column four_eyes bigint;
-- Who let it through; 0: nobody yet, or from before this.
alter table withdrawals add column approved_by bigint not null default 0;

-- What the package of a version must hash to; '' for a page, which is no package.
alter table app_versions add column sha256 text not null default '' check (sha256 ~ '^([0-9a-f]{64})?$');
