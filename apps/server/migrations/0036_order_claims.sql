-- Orders whose payment a bank or the provider itself takes back, and what a dispute that may still be won sets aside.

-- What of the price of an order does not stand any more (refunded, disputed, taken back), and the time that went with that part, as far as it
-- was left. Time of what is won comes back out of it.
alter table vip_orders add column gone bigint not null default 0 check (gone >= 0);
alter table vip_orders add column taken_ms bigint not null default 0 check (taken_ms >= 0);
-- Orders that were refunded before: nothing of them stands.
update vip_orders v set gone = o.pay_amount,
       taken_ms = coalesce((select -t.duration_ms from membership_times t where t.act_key = 'refund:' || o.id), 0)
  from payment_orders o where o.id = v.order_id and o.refunded_ms > 0;

-- A dispute is about a recharge or about another order.
alter table payment_disputes alter column recharge_id drop not null;
alter table payment_disputes add column order_id bigint references payment_orders;
alter table payment_disputes add constraint payment_disputes_about check (num_nonnulls(recharge_id, order_id) = 1);
-- Of an order (rules/wallet/claim.ts): the part of its price that does not stand while it lasts, what the platform would give back for that, what
-- the provider took, and what of this the platform bears; the rest was the member's.
alter table payment_disputes add column gone bigint not null default 0 check (gone >= 0);
alter table payment_disputes add column worth bigint not null default 0 check (worth between 0 and gone);
alter table payment_disputes add column taken bigint not null default 0 check (taken >= 0);
alter table payment_disputes add column borne bigint not null default 0 check (borne between 0 and taken);
-- What came with the payment and was taken back with it, as far as it was there. It waits in the budget of benefits: who wins has it again, and
-- what is lost goes back to the pool.
alter table payment_disputes add column gold_aside bigint not null default 0 check (gold_aside >= 0);
alter table payment_disputes add column money_aside bigint not null default 0 check (money_aside >= 0);
create index payment_disputes_held on payment_disputes (order_id) where order_id is not null and state = 'open';

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('chargeback.vip', 'chargeback', 'revenue_vip', 'clearing_stripe', '', ''),
  ('chargeback_won.vip', 'chargeback_won', 'clearing_stripe', 'revenue_vip', '', ''),
  ('chargeback.aside_gold', 'chargeback', 'gold_granted', 'benefit_budget', 'chargeback', ''),
  ('chargeback.aside_money', 'chargeback', 'cash', 'benefit_budget', 'chargeback', ''),
  ('chargeback_won.aside_gold', 'chargeback_won', 'benefit_budget', 'gold_granted', '', 'refund'),
  ('chargeback_won.aside_money', 'chargeback_won', 'benefit_budget', 'cash', '', 'refund');
