-- Rates and limits of commission are asked for by one operator and agreed to by another.

alter table operator_changes drop constraint operator_changes_kind_check;
alter table operator_changes add constraint operator_changes_kind_check check (
  kind in (
    'operator.create', 'operator.change', 'operator.reset', 'wallet.settings', 'version.publish', 'platform.settings', 'collect.account',
    'conversion.pair', 'wheel.table', 'wheel.settings',
    'crowd.open', 'crowd.fail', 'crowd.close', 'crowd.proceeds', 'crowd.payout', 'crowd.contract', 'commission.rule'
  )
);
