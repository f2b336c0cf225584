-- Posting in fewer statements: the same answers, locks and errors as before.

-- Moves one leg's amount on one account: at once, or into the queue of a deferred one. Who calls it holds the lock of every account it moves,
-- or moves no other.
create or replace function ledger_move(p_account bigint, p_transfer bigint, p_leg smallint, p_amount bigint, p_type text, p_other bigint, p_now bigint, p_month text, p_expires bigint)
returns void language plpgsql as $$
declare a ledger_accounts;
begin
  update ledger_accounts
     set balance = balance + p_amount, version = version + 1, changed_ms = greatest(changed_ms, p_now)
   where id = p_account and not is_deferred
     and balance + p_amount between coalesce(floor, -9000000000000000000) and 1000000000000000
  returning * into a;
  if not found then
    select * into a from ledger_accounts where id = p_account;
    if a.is_deferred then
      insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
        values (p_account, p_transfer, p_leg, p_amount, p_other, p_now);
      return;
    end if;
    if a.balance + p_amount > 1000000000000000 then
      raise exception 'balance of % does not fit', a.purpose using errcode = '22003';
    end if;
    raise exception 'balance of % is not enough', a.purpose using errcode = 'P0402', detail = a.purpose;
  end if;
  insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
    values (a.id, a.version, p_transfer, p_leg, p_amount, a.balance, p_type, p_other, a.changed_ms);
  if a.purpose = 'gold_granted' and p_amount > 0 then
    insert into gold_lots (user_id, amount, left_amount, expires_ms) values (a.owner_id, p_amount, p_amount, p_expires);
  elsif a.purpose = 'gold_granted' then
    with place as (
      select id, left_amount, sum(left_amount) over (order by expires_ms nulls last, id) - left_amount as before
        from gold_lots where user_id = a.owner_id and left_amount > 0
    )
    update gold_lots l set left_amount = l.left_amount - least(p.left_amount, -p_amount - p.before)
      from place p where p.id = l.id and p.before < -p_amount;
  end if;
  if not a.is_shown then return; end if;
  -- Who waited for the account while another moved it keeps the other's time, and so its month.
  if a.changed_ms > p_now then
    select greatest(p_month, max(month)) into p_month from ledger_months where account_id = a.id;
  end if;
  insert into ledger_months as m (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
    values (a.id, p_month, p_type, greatest(p_amount, 0), greatest(-p_amount, 0), (p_amount > 0)::int, (p_amount < 0)::int)
  on conflict (account_id, month, bill_type) do update
    set in_sum = m.in_sum + excluded.in_sum, out_sum = m.out_sum + excluded.out_sum,
        in_total = m.in_total + excluded.in_total, out_total = m.out_total + excluded.out_total;
end $$;

create or replace function ledger_post(
  p_kind text, p_key text, p_biz_no text, p_remark text, p_operator bigint, p_reverses bigint, p_now bigint, p_month text,
  p_routes text[], p_from bigint[], p_to bigint[], p_coins text[], p_amounts bigint[],
  p_expires bigint[]
) returns table (transfer_id bigint, is_repeat boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_hash bytea := sha256(convert_to(jsonb_build_array(p_kind, p_reverses, p_routes, p_from, p_to, p_coins, p_amounts)::text, 'UTF8'));
  v_transfer bigint;
  v_seen bytea;
  v_from bigint[] := '{}';
  v_to bigint[] := '{}';
  v_out text[] := '{}';
  v_in text[] := '{}';
  r record;
begin
  insert into ledger_transfers (kind, natural_key, request_hash, reverses, biz_no, remark, operator_id, created_ms)
    values (p_kind, p_key, v_hash, p_reverses, p_biz_no, p_remark, p_operator, p_now)
    on conflict (natural_key) do nothing returning id into v_transfer;
  if v_transfer is null then
    select t.id, t.request_hash into v_transfer, v_seen from ledger_transfers t where t.natural_key = p_key;
    if v_seen <> v_hash then raise exception 'key % stands for another transfer', p_key using errcode = 'P0409'; end if;
    return query select v_transfer, true;
    return;
  end if;
  for i in 1 .. array_length(p_routes, 1) loop
    if p_amounts[i] is null or p_amounts[i] <= 0 then raise exception 'amount' using errcode = 'P0400'; end if;
    if p_amounts[i] > 1000000000000000 then raise exception 'amount does not fit' using errcode = '22003'; end if;
    -- The way, and its two accounts where they exist. Taking back goes the same way in the other direction.
    select w.*, f.id as from_id, t.id as to_id into r
      from (select kind, case when p_reverses is null then from_purpose else to_purpose end as payer,
                   case when p_reverses is null then to_purpose else from_purpose end as receiver,
                   case when p_reverses is null then out_type else in_type end as payer_type,
                   case when p_reverses is null then in_type else out_type end as receiver_type
              from ledger_routes where route = p_routes[i]) w
      left join ledger_accounts f on f.owner_id = p_from[i] and f.purpose = w.payer and f.coin_code = p_coins[i]
      left join ledger_accounts t on t.owner_id = p_to[i] and t.purpose = w.receiver and t.coin_code = p_coins[i];
    if not found or (r.kind <> p_kind and p_reverses is null) then
      raise exception 'no way % of kind %', p_routes[i], p_kind using errcode = 'P0400';
    end if;
    v_from := v_from || coalesce(r.from_id, ledger_account(p_from[i], r.payer, p_coins[i]));
    v_to := v_to || coalesce(r.to_id, ledger_account(p_to[i], r.receiver, p_coins[i]));
    v_out := v_out || r.payer_type;
    v_in := v_in || r.receiver_type;
    if v_from[i] = v_to[i] then raise exception 'same account' using errcode = 'P0400'; end if;
  end loop;
  -- Every lock in the order of ids before anything moves: no two transfers wait for each other.
  perform 1 from ledger_accounts a where a.id = any (v_from || v_to) and not a.is_deferred order by a.id for no key update;
  for i in 1 .. array_length(p_routes, 1) loop
    perform ledger_move(v_from[i], v_transfer, (i * 2 - 1)::smallint, -p_amounts[i], v_out[i], p_to[i], p_now, p_month, null);
    perform ledger_move(v_to[i], v_transfer, (i * 2)::smallint, p_amounts[i], v_in[i], p_from[i], p_now, p_month, p_expires[i]);
  end loop;
  return query select v_transfer, false;
end $$;
