-- outside a transaction
-- A member may go from the buttons on our page to the provider's own: each has one attempt at a time.
create unique index concurrently if not exists payment_attempts_live_of_way on payment_attempts (order_id, provider, way)
  where state in ('unknown', 'open', 'processing');
drop index concurrently if exists payment_attempts_live_of_provider;
