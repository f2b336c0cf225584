-- Three more things that one operator asks for and another agrees to: addresses and locks of the platform, accounts that members pay to,
-- and rates of conversion.

alter table operator_changes drop constraint operator_changes_kind_check;
alter table operator_changes add constraint operator_changes_kind_check check (
  kind in (
    'operator.create', 'operator.change', 'operator.reset', 'wallet.settings', 'version.publish', 'platform.settings', 'collect.account',
    'conversion.pair'
  )
);
