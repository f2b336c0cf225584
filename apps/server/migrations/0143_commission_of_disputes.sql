-- What a bank takes of a membership is no sale, whether or not it was refunded before. And a note of a sale is not taken away while a refund or a
-- dispute of it is under way.

create index payment_disputes_of_order on payment_disputes (order_id) where order_id is not null;
create function commission_note_disputes() returns trigger language plpgsql as $$
begin
  insert into commission_due (kind, sale_id)
    select 'vip', o.id from payment_orders o join accounts a on a.id = o.user_id
     where o.id = new.order_id and o.order_type = 'vip' and a.inviter_id is not null
    on conflict (kind, sale_id) do update set sale_id = excluded.sale_id;
  return null;
end $$;
create trigger commission_of_disputes after update of gone, taken, borne on payment_disputes for each row
  when (new.order_id is not null and (old.gone, old.taken, old.borne) is distinct from (new.gone, new.taken, new.borne))
  execute function commission_note_disputes();
-- function commission_note b34e86bc7645
-- function commission_note_disputes d58db6cd286b
