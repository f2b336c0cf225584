-- What members have in projects together, and how many of them, is read from the index alone and in the order it counts in.
create index crowd_orders_paid on crowd_orders (user_id) include (amount) where state in (1, 2, 3, 4);
