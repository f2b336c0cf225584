-- `commission_note` for disputes over the payment of a membership: what a bank takes beyond what was refunded changes neither the order nor what was
-- bought with it.
create or replace function commission_note_disputes() returns trigger language plpgsql as $$
begin
  insert into commission_due (kind, sale_id)
    select 'vip', o.id from payment_orders o join accounts a on a.id = o.user_id
     where o.id = new.order_id and o.order_type = 'vip' and a.inviter_id is not null
    on conflict (kind, sale_id) do update set sale_id = excluded.sale_id;
  return null;
end $$;
