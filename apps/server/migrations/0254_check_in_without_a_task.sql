-- The daily check-in has rewards of its own, which it shows day by day. The task of the same act, as it came with the product, promised another coin
-- beside them. One that an operator made or changed stays.
update tasks set is_open = false where code = 'sign' and kind = 'daily' and created_ms = 0 and changed_ms = 0;
