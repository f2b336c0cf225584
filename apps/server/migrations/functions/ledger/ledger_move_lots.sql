-- Granted gold: what comes is a lot of its own, what goes is taken from what expires first.
create or replace function ledger_move_lots(p_user bigint, p_amount bigint, p_expires bigint) returns void
language plpgsql as $$
begin
  if p_amount > 0 then
    insert into gold_lots (user_id, amount, left_amount, expires_ms) values (p_user, p_amount, p_amount, p_expires);
    return;
  end if;
  with place as (
    select id, left_amount, sum(left_amount) over (order by expires_ms nulls last, id) - left_amount as before
      from gold_lots where user_id = p_user and left_amount > 0
  )
  update gold_lots l set left_amount = l.left_amount - least(p.left_amount, -p_amount - p.before)
    from place p where p.id = l.id and p.before < -p_amount;
end $$;
revoke execute on function ledger_move_lots(bigint, bigint, bigint) from public;
