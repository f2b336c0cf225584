-- Posts a transfer once: the same key with the same moves answers the first one, with other moves raises P0409. Raises P0402 where a balance is not
-- enough, 22003 where one would not fit, P0400 for what no caller may ask. Locks its accounts in the order of their ids, so that no two transfers
-- wait for each other; the lock of two accounts is their update. Everything is looked up by keys, so one plan serves all values (docs/adr/0019).
create or replace function ledger_post(
  p_kind text, p_key text, p_biz_no text, p_remark text, p_operator bigint, p_reverses bigint, p_now bigint, p_month text,
  p_routes text[], p_from bigint[], p_to bigint[], p_coins text[], p_amounts bigint[], p_expires bigint[]
) returns table (transfer_id bigint, is_repeat boolean, lines jsonb)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_hash bytea := sha256(convert_to(jsonb_build_array(p_kind, p_reverses, p_routes, p_from, p_to, p_coins, p_amounts)::text, 'UTF8'));
  v_seen bytea;
  -- Whose ways it goes; what takes another transfer back goes the ways of that one.
  v_kind text := p_kind;
  moves constant int := cardinality(p_routes);
  -- By move: both accounts, whether they are queued, and what their lines are in a bill.
  v_payers bigint[] := '{}';
  v_payees bigint[] := '{}';
  v_payers_queued boolean[] := '{}';
  v_payees_queued boolean[] := '{}';
  v_out_types text[] := '{}';
  v_in_types text[] := '{}';
  -- 1: the receiver's account is one of several owners and the payer gains a stake; -1: the receiver gives one up; 0: no stake changes.
  v_stakes int[] := '{}';
  has_stakes boolean := false;
  r ledger_routes;
  payer ledger_accounts;
  payee ledger_accounts;
  a ledger_accounts;
  v_id bigint;
  is_queued boolean;
  is_payer boolean;
  v_amount bigint;
  v_change bigint;
  v_out bigint;
  v_in bigint;
  v_out_month text;
  v_in_month text;
  v_swap text;
begin
  is_repeat := false;
  lines := '[]';
  if p_reverses is not null then v_kind := ledger_reversed_kind(p_kind, p_key, p_reverses); end if;
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
  for i in 1 .. moves loop
    if p_amounts[i] is null or p_amounts[i] <= 0 then raise exception 'amount' using errcode = 'P0400'; end if;
    if p_amounts[i] > 1000000000000000 then raise exception 'amount does not fit' using errcode = '22003'; end if;
    select * into r from ledger_routes where route = p_routes[i];
    if not found or r.kind <> v_kind then
      raise exception 'no way % of kind %', p_routes[i], v_kind using errcode = 'P0400';
    end if;
    if r.escrow <> '' and p_reverses is not null then
      raise exception 'way % has no way back', p_routes[i] using errcode = 'P0400';
    end if;
    v_stakes[i] := case when r.escrow <> 'stake' then 0 when r.to_purpose = 'escrow' then 1 else -1 end;
    has_stakes := has_stakes or r.escrow = 'stake';
    if p_reverses is not null then
      -- Taking back goes the same way in the other direction.
      v_swap := r.from_purpose; r.from_purpose := r.to_purpose; r.to_purpose := v_swap;
      v_swap := r.out_type; r.out_type := r.in_type; r.in_type := v_swap;
    end if;
    v_out_types[i] := r.out_type;
    v_in_types[i] := r.in_type;
    select id, is_deferred into v_id, is_queued from ledger_accounts where owner_id = p_from[i] and purpose = r.from_purpose and coin_code = p_coins[i];
    if not found then
      v_id := ledger_account(p_from[i], r.from_purpose, p_coins[i]);
      select is_deferred into is_queued from ledger_accounts where id = v_id;
    end if;
    v_payers[i] := v_id;
    v_payers_queued[i] := is_queued;
    select id, is_deferred into v_id, is_queued from ledger_accounts where owner_id = p_to[i] and purpose = r.to_purpose and coin_code = p_coins[i];
    if not found then
      v_id := ledger_account(p_to[i], r.to_purpose, p_coins[i]);
      select is_deferred into is_queued from ledger_accounts where id = v_id;
    end if;
    v_payees[i] := v_id;
    v_payees_queued[i] := is_queued;
    if v_payers[i] = v_id then raise exception 'same account' using errcode = 'P0400'; end if;
    if r.escrow = 'payee' then
      perform 1 from ledger_payees p where p.account_id = v_payers[i] and p.user_id = p_to[i];
      if not found then raise exception '% is no payee of %', p_to[i], p_from[i] using errcode = 'P0400'; end if;
    end if;
  end loop;
  if p_reverses is not null then perform ledger_prove_mirror(p_reverses, v_payers, v_payees, p_amounts); end if;
  if moves > 1 or has_stakes then
    perform 1 from ledger_accounts where id = any (v_payers || v_payees) and not is_deferred order by id for no key update;
  end if;
  for i in 1 .. moves loop
    v_amount := p_amounts[i];
    payer := null;
    payee := null;
    if v_stakes[i] < 0 then perform ledger_move_stake(v_payers[i], p_to[i], -v_amount); end if;
    for turn in 1 .. 2 loop
      is_payer := (turn = 1) = (v_payers[i] < v_payees[i]);
      if is_payer then
        v_id := v_payers[i];
        is_queued := v_payers_queued[i];
        v_change := -v_amount;
      else
        v_id := v_payees[i];
        is_queued := v_payees_queued[i];
        v_change := v_amount;
      end if;
      if is_queued then
        insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
          values (v_id, transfer_id, i * 2 - is_payer::int, v_change, case when is_payer then p_to[i] else p_from[i] end, p_now);
        continue;
      end if;
      update ledger_accounts
         set balance = balance + v_change, version = version + 1, changed_ms = greatest(changed_ms, p_now)
       where id = v_id and balance + v_change between coalesce(floor, -9000000000000000000) and 1000000000000000
      returning * into a;
      if not found then
        select * into a from ledger_accounts where id = v_id;
        if a.balance + v_change > 1000000000000000 then
          raise exception 'balance of % does not fit', a.purpose using errcode = '22003';
        end if;
        raise exception 'balance of % is not enough', a.purpose using errcode = 'P0402', detail = a.purpose;
      end if;
      if a.purpose = 'gold_granted' then
        perform ledger_move_lots(a.owner_id, v_change, case when not is_payer then p_expires[i] end);
      end if;
      if is_payer then payer := a; else payee := a; end if;
    end loop;
    if v_stakes[i] > 0 then perform ledger_move_stake(v_payees[i], p_from[i], v_amount); end if;
    v_out := nextval('ledger_entries_id_seq');
    v_in := nextval('ledger_entries_id_seq');
    insert into ledger_entries (id, account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms) overriding system value
      select l.id, l.account_id, l.version, transfer_id, l.leg, l.amount, l.balance, l.bill_type, l.other_id, l.changed_ms
        from (values (v_out, payer.id, payer.version, i * 2 - 1, -v_amount, payer.balance, v_out_types[i], p_to[i], payer.changed_ms),
                     (v_in, payee.id, payee.version, i * 2, v_amount, payee.balance, v_in_types[i], p_from[i], payee.changed_ms))
          l(id, account_id, version, leg, amount, balance, bill_type, other_id, changed_ms)
       where l.account_id is not null;
    continue when not (coalesce(payer.is_shown, false) or coalesce(payee.is_shown, false));
    v_out_month := case when payer.is_shown then case when payer.changed_ms > p_now then ledger_month(payer.id, p_month) else p_month end end;
    v_in_month := case when payee.is_shown then case when payee.changed_ms > p_now then ledger_month(payee.id, p_month) else p_month end end;
    insert into ledger_months as m (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
      select l.account_id, l.month, l.bill_type, l.in_sum, l.out_sum, l.in_total, l.out_total
        from (values (payer.id, v_out_month, v_out_types[i], 0, v_amount, 0, 1), (payee.id, v_in_month, v_in_types[i], v_amount, 0, 1, 0))
          l(account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
       where l.month is not null
    on conflict (account_id, month, bill_type) do update
      set in_sum = m.in_sum + excluded.in_sum, out_sum = m.out_sum + excluded.out_sum,
          in_total = m.in_total + excluded.in_total, out_total = m.out_total + excluded.out_total;
    if v_out_month is not null then
      lines := lines || jsonb_build_object('id', v_out, 'user_id', payer.owner_id, 'purpose', payer.purpose, 'coin_code', payer.coin_code,
        'amount', (-v_amount)::text, 'balance_after', payer.balance::text, 'bill_type', v_out_types[i],
        'other_id', p_to[i], 'created_ms', payer.changed_ms);
    end if;
    if v_in_month is not null then
      lines := lines || jsonb_build_object('id', v_in, 'user_id', payee.owner_id, 'purpose', payee.purpose, 'coin_code', payee.coin_code,
        'amount', v_amount::text, 'balance_after', payee.balance::text, 'bill_type', v_in_types[i],
        'other_id', p_from[i], 'created_ms', payee.changed_ms);
    end if;
  end loop;
  return next;
end $$;
revoke execute on function ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]) from public;
grant execute on function ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]) to cliffhanger_app;
