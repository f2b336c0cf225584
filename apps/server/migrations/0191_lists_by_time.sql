-- outside a transaction
-- The lists of the console show any period and sort by time; those of money in and out sort by amount as well. Each index ends in the id, so that a page
-- has one order.
create index concurrently if not exists audit_log_by_time on audit_log (created_ms, id);
create index concurrently if not exists complaints_by_time on complaints (created_ms, id);
create index concurrently if not exists groups_by_time on groups (created_ms, group_id);
create index concurrently if not exists real_names_by_time on real_names (created_ms, user_id);
create index concurrently if not exists recharges_by_time on recharges (created_ms, id);
create index concurrently if not exists recharges_by_amount on recharges (amount, id);
create index concurrently if not exists withdrawals_by_time on withdrawals (created_ms, id);
create index concurrently if not exists withdrawals_by_amount on withdrawals (amount, id);
create index concurrently if not exists payment_orders_by_type_and_time on payment_orders (order_type, created_ms, id);
create index concurrently if not exists payment_refunds_by_time on payment_refunds (created_ms, id);
create index concurrently if not exists suspense_items_by_time on suspense_items (created_ms, id);
create index concurrently if not exists provider_events_by_time on provider_events (received_ms, id);
create index concurrently if not exists failed_unlocks_by_time on failed_unlocks (state, created_ms, id);
create index concurrently if not exists operator_changes_by_time on operator_changes (created_ms, id);
create index concurrently if not exists ledger_requests_by_time on ledger_requests (created_ms, id);
create index concurrently if not exists agent_applications_by_time on agent_applications (created_ms, id);
create index concurrently if not exists crowd_orders_by_time on crowd_orders (created_ms, id);
create index concurrently if not exists star_posts_by_time on star_posts (created_ms, id) where state >= 0;
-- Every posting writes a transfer: an index of ranges costs it next to nothing, and a period reads its ranges alone.
create index concurrently if not exists ledger_transfers_by_time on ledger_transfers using brin (created_ms) with (pages_per_range = 32, autosummarize = on);
