-- Two more things that one operator asks for and another agrees to: a turntable that gives money away, and spins that are paid for.

alter table operator_changes drop constraint operator_changes_kind_check;
alter table operator_changes add constraint operator_changes_kind_check check (
  kind in (
    'operator.create', 'operator.change', 'operator.reset', 'wallet.settings', 'version.publish', 'platform.settings', 'collect.account',
    'conversion.pair', 'wheel.table', 'wheel.settings'
  )
);
