-- A spend is mostly the statements it takes: posting does the same with fewer of them, and answers the lines it made.

-- Room for HOT updates: every row is written twice, with its claim and with its reply.
alter table idempotency_keys set (fillfactor = 50);

drop function ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]);
drop function ledger_move(bigint, bigint, smallint, bigint, text, bigint, bigint, text, bigint);

-- Adds an entry to an account, with what follows from it: lots of granted gold, the sums of the month. Answers the entry.
create function ledger_add(a ledger_accounts, p_transfer bigint, p_leg int, p_amount bigint, p_type text, p_other bigint, p_now bigint, p_month text, p_expires bigint)
returns bigint language plpgsql as $$
declare v_entry bigint;
begin
  insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
    values (a.id, a.version, p_transfer, p_leg, p_amount, a.balance, p_type, p_other, a.changed_ms) returning id into v_entry;
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
  if a.is_shown then
    -- Who waited for the account while another moved it keeps the other's time, and so its month.
    if a.changed_ms > p_now then
      select greatest(p_month, max(month)) into p_month from ledger_months where account_id = a.id;
    end if;
    insert into ledger_months as m (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
      values (a.id, p_month, p_type, greatest(p_amount, 0), greatest(-p_amount, 0), (p_amount > 0)::int, (p_amount < 0)::int)
    on conflict (account_id, month, bill_type) do update
      set in_sum = m.in_sum + excluded.in_sum, out_sum = m.out_sum + excluded.out_sum,
          in_total = m.in_total + excluded.in_total, out_total = m.out_total + excluded.out_total;
  end if;
  return v_entry;
end $$;

-- Posts one transfer of one or more moves, once for ever per natural key; answers the lines it made in members' bills, none for a repeat.
-- No act and no balance is above 10^15 minor units, so that no sum over many members overflows.
-- Errors: 22003 too large, P0400 not a way that exists, P0402 balance is not enough (detail: purpose), P0409 the key stands for something else.
create function ledger_post(
  p_kind text, p_key text, p_biz_no text, p_remark text, p_operator bigint, p_reverses bigint, p_now bigint, p_month text,
  p_routes text[], p_from bigint[], p_to bigint[], p_coins text[], p_amounts bigint[],
  -- Of granted gold that comes: when it expires; null: never.
  p_expires bigint[]
) returns table (transfer_id bigint, is_repeat boolean, lines jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_hash bytea := sha256(convert_to(jsonb_build_array(p_kind, p_reverses, p_routes, p_from, p_to, p_coins, p_amounts)::text, 'UTF8'));
  v_seen bytea;
  -- By leg: two of each move, first the payer's.
  v_owners bigint[] := '{}';
  v_accounts bigint[] := '{}';
  v_is_deferred boolean[] := '{}';
  v_amounts bigint[] := '{}';
  v_types text[] := '{}';
  r ledger_routes;
  v_purpose text;
  v_id bigint;
  v_entry bigint;
  v_move int;
  v_at_once int := 0;
  is_way_back boolean := p_reverses is not null;
  is_payer boolean;
  is_queued boolean;
  a ledger_accounts;
begin
  is_repeat := false;
  lines := '[]';
  insert into ledger_transfers (kind, natural_key, request_hash, reverses, biz_no, remark, operator_id, created_ms)
    values (p_kind, p_key, v_hash, p_reverses, p_biz_no, p_remark, p_operator, p_now)
    on conflict (natural_key) do nothing returning id into transfer_id;
  if transfer_id is null then
    select t.id, t.request_hash into transfer_id, v_seen from ledger_transfers t where t.natural_key = p_key;
    if v_seen <> v_hash then raise exception 'key % stands for another transfer', p_key using errcode = 'P0409'; end if;
    is_repeat := true;
    return next;
    return;
  end if;
  for i in 1 .. array_length(p_routes, 1) loop
    if p_amounts[i] is null or p_amounts[i] <= 0 then raise exception 'amount' using errcode = 'P0400'; end if;
    if p_amounts[i] > 1000000000000000 then raise exception 'amount does not fit' using errcode = '22003'; end if;
    select * into r from ledger_routes where route = p_routes[i];
    if not found or (r.kind <> p_kind and not is_way_back) then
      raise exception 'no way % of kind %', p_routes[i], p_kind using errcode = 'P0400';
    end if;
    foreach is_payer in array array[true, false] loop
      v_owners := v_owners || case when is_payer then p_from[i] else p_to[i] end;
      v_amounts := v_amounts || case when is_payer then -p_amounts[i] else p_amounts[i] end;
      -- Taking back goes the same way in the other direction.
      v_purpose := case when is_payer = is_way_back then r.to_purpose else r.from_purpose end;
      v_types := v_types || case when is_payer = is_way_back then r.in_type else r.out_type end;
      select id, is_deferred into v_id, is_queued from ledger_accounts
       where owner_id = v_owners[array_upper(v_owners, 1)] and purpose = v_purpose and coin_code = p_coins[i];
      if not found then
        v_id := ledger_account(v_owners[array_upper(v_owners, 1)], v_purpose, p_coins[i]);
        select is_deferred into is_queued from ledger_accounts where id = v_id;
      end if;
      v_accounts := v_accounts || v_id;
      v_is_deferred := v_is_deferred || is_queued;
      if not is_queued then v_at_once := v_at_once + 1; end if;
    end loop;
    if v_accounts[i * 2 - 1] = v_accounts[i * 2] then raise exception 'same account' using errcode = 'P0400'; end if;
  end loop;
  -- Every lock in the order of ids before anything moves: no two transfers wait for each other. The lock of a single account is its update.
  if v_at_once > 1 then
    for v_id in select distinct x from unnest(v_accounts, v_is_deferred) legs(x, is_queued) where not legs.is_queued order by x loop
      perform 1 from ledger_accounts where id = v_id for no key update;
    end loop;
  end if;
  for leg in 1 .. array_upper(v_accounts, 1) loop
    v_move := (leg + 1) / 2;
    if v_is_deferred[leg] then
      insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
        values (v_accounts[leg], transfer_id, leg, v_amounts[leg], v_owners[leg + leg % 2 * 2 - 1], p_now);
      continue;
    end if;
    update ledger_accounts
       set balance = balance + v_amounts[leg], version = version + 1, changed_ms = greatest(changed_ms, p_now)
     where id = v_accounts[leg]
       and balance + v_amounts[leg] between coalesce(floor, -9000000000000000000) and 1000000000000000
     returning * into a;
    if not found then
      select * into a from ledger_accounts where id = v_accounts[leg];
      if a.balance + v_amounts[leg] > 1000000000000000 then
        raise exception 'balance of % does not fit', a.purpose using errcode = '22003';
      end if;
      raise exception 'balance of % is not enough', a.purpose using errcode = 'P0402', detail = a.purpose;
    end if;
    v_entry := ledger_add(a, transfer_id, leg, v_amounts[leg], v_types[leg], v_owners[leg + leg % 2 * 2 - 1], p_now, p_month,
                          case when leg % 2 = 0 then p_expires[v_move] end);
    if a.is_shown then
      lines := lines || jsonb_build_object('id', v_entry, 'user_id', a.owner_id, 'purpose', a.purpose, 'coin_code', a.coin_code,
        'amount', v_amounts[leg]::text, 'balance_after', a.balance::text, 'bill_type', v_types[leg],
        'other_id', v_owners[leg + leg % 2 * 2 - 1], 'created_ms', a.changed_ms);
    end if;
  end loop;
  return next;
end $$;

revoke execute on function
  ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]),
  ledger_add(ledger_accounts, bigint, int, bigint, text, bigint, bigint, text, bigint)
  from public;
grant execute on function
  ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[])
  to cliffhanger_app;
