-- Posts many transfers in one call, each once: what ledger_post does one by one, for a process that takes in acts of many members together.
-- The caller has locked the accounts (ledger_lock_owners) and knows that they can pay; a floor that would break ends the transaction.
-- A move names its transfer by place, from 1, and comes in the order of places. No key may be known, and no account that is moved at once may
-- occur in two moves.
-- Answers the lines made in members' bills, in the order of the moves. Everything is looked up by keys, so one plan serves all values (docs/adr/0019).
create or replace function ledger_post_together(
  p_kind text, p_keys text[], p_biz_nos text[], p_remarks text[], p_now bigint, p_month text,
  p_places int[], p_routes text[], p_from bigint[], p_to bigint[], p_coin text, p_amounts bigint[]
) returns table (place int, id bigint, transfer_id bigint, user_id bigint, purpose text, amount bigint, balance_after bigint, bill_type text, other_id bigint, created_ms bigint)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  moves constant int := cardinality(p_places);
  v_place int := 0;
  v_first int;
  v_moves int[] := '{}';
  v_ids bigint[] := '{}';
  v_hashes bytea[] := '{}';
  v_accounts bigint[];
  v_queued boolean[];
  v_types text[];
  is_known boolean;
  is_complete boolean;
begin
  if moves = 0 and cardinality(p_keys) = 0 then return; end if;
  for i in 1 .. moves loop
    if p_amounts[i] is null or p_amounts[i] <= 0 or p_amounts[i] > 1000000000000000 then raise exception 'amount' using errcode = 'P0400'; end if;
    if p_places[i] <> v_place then
      v_place := v_place + 1;
      if p_places[i] is distinct from v_place then raise exception 'moves are out of order' using errcode = 'P0400'; end if;
      v_ids := v_ids || nextval('ledger_transfers_id_seq');
      v_first := i;
    end if;
    v_moves := v_moves || i - v_first;
    if i = moves or p_places[i + 1] <> v_place then
      v_hashes := v_hashes || sha256(convert_to(jsonb_build_array(p_kind, null, p_routes[v_first:i], p_from[v_first:i], p_to[v_first:i],
        array_fill(p_coin, array[i - v_first + 1]), p_amounts[v_first:i])::text, 'UTF8'));
    end if;
  end loop;
  if v_place <> cardinality(p_keys) then raise exception 'a transfer without moves' using errcode = 'P0400'; end if;
  -- The account and the kind of line of every leg: of the first move its payer's, then its receiver's.
  loop
    select array_agg(a.id order by m.nth, s.side), array_agg(a.is_deferred order by m.nth, s.side), array_agg(s.bill_type order by m.nth, s.side),
           bool_and(r.route is not null), bool_and(a.id is not null)
      into v_accounts, v_queued, v_types, is_known, is_complete
      from unnest(p_routes, p_from, p_to) with ordinality m(route, payer, payee, nth)
      left join lateral (select * from ledger_routes x where x.route = m.route and x.kind = p_kind and x.escrow = '' offset 0) r on true
     cross join lateral (values (1, m.payer, r.from_purpose, r.out_type), (2, m.payee, r.to_purpose, r.in_type)) s(side, owner, purpose, bill_type)
      left join lateral (
        select x.id, x.is_deferred from ledger_accounts x where x.owner_id = s.owner and x.purpose = s.purpose and x.coin_code = p_coin offset 0
      ) a on true;
    if not is_known then raise exception 'no such way of kind %', p_kind using errcode = 'P0400'; end if;
    exit when is_complete;
    -- Accounts that are used for the first time.
    perform ledger_account(s.owner, s.purpose, p_coin)
       from unnest(p_routes, p_from, p_to) m(route, payer, payee)
       join ledger_routes r on r.route = m.route
      cross join lateral (values (m.payer, r.from_purpose), (m.payee, r.to_purpose)) s(owner, purpose);
  end loop;
  return query
  with legs as materialized (
    select m.place, v_ids[m.place] as transfer_id, m.nth * 2 - 1 + s.side as nth, m.move * 2 + s.side + 1 as leg,
           v_accounts[m.nth * 2 - 1 + s.side] as account_id, v_queued[m.nth * 2 - 1 + s.side] as is_queued, v_types[m.nth * 2 - 1 + s.side] as bill_type,
           s.amount, s.other
      from unnest(p_places, v_moves, p_from, p_to, p_amounts) with ordinality m(place, move, payer, payee, amount, nth)
     cross join lateral (values (0, -m.amount, m.payee), (1, m.amount, m.payer)) s(side, amount, other)
  ), transfers as (
    insert into ledger_transfers (id, kind, natural_key, request_hash, biz_no, remark, created_ms) overriding system value
      select t.id, p_kind, t.key, t.hash, t.biz_no, t.remark, p_now
        from unnest(v_ids, p_keys, v_hashes, p_biz_nos, p_remarks) t(id, key, hash, biz_no, remark)
  ), queued as (
    insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
      select l.account_id, l.transfer_id, l.leg, l.amount, l.other, p_now from legs l where l.is_queued
  ), moved as (
    update ledger_accounts a
       set balance = a.balance + l.amount, version = a.version + 1, changed_ms = greatest(a.changed_ms, p_now)
      from legs l where a.id = l.account_id and not l.is_queued
    returning l.place, l.nth, l.leg, l.transfer_id, l.amount, l.bill_type, l.other, a.id, a.owner_id, a.purpose, a.balance, a.version, a.changed_ms, a.is_shown
  ), entries as (
    insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
      select m.id, m.version, m.transfer_id, m.leg, m.amount, m.balance, m.bill_type, m.other, m.changed_ms from moved m
      returning ledger_entries.id, account_id
  ), months as (
    insert into ledger_months as k (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
      select m.id, case when m.changed_ms > p_now then greatest(p_month, (select max(x.month) from ledger_months x where x.account_id = m.id)) else p_month end,
             m.bill_type, greatest(m.amount, 0), greatest(-m.amount, 0), (m.amount > 0)::int, (m.amount < 0)::int
        from moved m where m.is_shown
    on conflict (account_id, month, bill_type) do update
      set in_sum = k.in_sum + excluded.in_sum, out_sum = k.out_sum + excluded.out_sum,
          in_total = k.in_total + excluded.in_total, out_total = k.out_total + excluded.out_total
  ), lots_made as (
    insert into gold_lots (user_id, amount, left_amount, expires_ms)
      select m.owner_id, m.amount, m.amount, null from moved m where m.purpose = 'gold_granted' and m.amount > 0
  ), lots_used as (
    update gold_lots l set left_amount = l.left_amount - least(p.left_amount, p.wanted - p.before)
      from (
        select g.id, g.left_amount, -m.amount as wanted,
               sum(g.left_amount) over (partition by g.user_id order by g.expires_ms nulls last, g.id) - g.left_amount as before
          from moved m
         cross join lateral (select * from gold_lots x where x.user_id = m.owner_id and x.left_amount > 0 offset 0) g
         where m.purpose = 'gold_granted' and m.amount < 0
      ) p where p.id = l.id and p.before < p.wanted
  )
  select m.place, e.id, m.transfer_id, m.owner_id, m.purpose, m.amount, m.balance, m.bill_type, m.other, m.changed_ms
    from moved m join entries e on e.account_id = m.id where m.is_shown order by m.nth;
end $$;
revoke execute on function ledger_post_together(text, text[], text[], text[], bigint, text, int[], text[], bigint[], bigint[], text, bigint[]) from public;
grant execute on function ledger_post_together(text, text[], text[], text[], bigint, text, int[], text[], bigint[], bigint[], text, bigint[]) to cliffhanger_app;
