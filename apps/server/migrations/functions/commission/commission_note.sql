-- Notes that a sale is to be looked at, in the transaction that made or changed it, whatever code did that. Only of buyers whom somebody invited.
-- The argument says of which table the row is. A note that is there already is locked: whoever counts the sale waits for what this transaction
-- does to it, and does not take the note away with what it was before.
create or replace function commission_note() returns trigger language plpgsql as $$
declare
  v_kind text := case tg_argv[0] when 'membership' then 'vip' when 'refund' then 'video' else tg_argv[0] end;
  v_sale bigint;
begin
  if tg_argv[0] = 'membership' then v_sale := new.order_id;
  elsif tg_argv[0] = 'refund' then v_sale := new.unlock_id;
  else v_sale := new.id;
  end if;
  insert into commission_due (kind, sale_id)
    select v_kind, v_sale from accounts where id = new.user_id and inviter_id is not null
    on conflict (kind, sale_id) do update set sale_id = excluded.sale_id;
  return null;
end $$;
