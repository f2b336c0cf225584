-- Operators' side of crowdfunding: payees of a draft, which are named in the ledger when the project is opened, what takes two operators, and
-- the ways its lists are read.

alter table crowd_projects add column payee_ids bigint[] not null default '{}';

alter table operator_changes drop constraint operator_changes_kind_check;
alter table operator_changes add constraint operator_changes_kind_check check (
  kind in (
    'operator.create', 'operator.change', 'operator.reset', 'wallet.settings', 'version.publish', 'platform.settings', 'collect.account',
    'conversion.pair', 'wheel.table', 'wheel.settings', 'crowd.open', 'crowd.fail', 'crowd.close', 'crowd.proceeds', 'crowd.payout',
    'crowd.contract'
  )
);

-- Orders in a state: what matured and was not taken out, what may still be paid.
create index crowd_orders_by_state on crowd_orders (state, id);
-- Who signed which version.
create index crowd_contracts_by_version on crowd_contracts (version, order_id);
