-- Operators read orders of a time, all of them or those of a state, newest first.
create index mall_orders_by_time on mall_orders (created_ms, id);
create index mall_orders_by_state_and_time on mall_orders (state, created_ms, id);
