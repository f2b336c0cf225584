-- What dramas cost, and who unlocked what for good (S-106).

alter table dramas
  -- Whole gold for a locked episode; 0: not for gold.
  add coin_price bigint not null default 0 check (coin_price between 0 and 1000000),
  -- Whole gold for all of it; 0: the sum of its episodes.
  add whole_price bigint not null default 0 check (whole_price between 0 and 100000000),
  -- Seconds of a locked episode that anybody may see.
  add preview_seconds int not null default 0 check (preview_seconds between 0 and 60),
  -- Whether members may share it (V-25).
  add is_shareable boolean not null default true,
  -- When it is to be published; null: an operator does it by hand.
  add opens_ms bigint;

-- One purchase. The prices are those it was made at: whoever has begun to buy a drama never pays more for the rest of it.
create table unlocks (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  drama_id bigint not null references dramas,
  -- Of all there is, and what is still to come (S-106).
  is_whole boolean not null,
  coin_price bigint not null,
  whole_price bigint not null,
  -- Whole gold paid, coupons taken off, by the purse it came from.
  granted bigint not null check (granted >= 0),
  bought bigint not null check (bought >= 0),
  -- What of it came back.
  refunded bigint not null default 0 check (refunded between 0 and granted + bought),
  created_ms bigint not null
);
create index unlocks_of_member on unlocks (user_id, drama_id, id);
create index unlocks_of_drama on unlocks (drama_id, id);

-- An episode is unlocked at most once, so who asks twice pays once.
create table episode_unlocks (
  user_id bigint not null,
  episode_id bigint not null references episodes on delete cascade,
  unlock_id bigint not null references unlocks,
  -- Its part of what was paid, by purse: what comes back when it cannot be played (S-111).
  granted bigint not null check (granted >= 0),
  bought bigint not null check (bought >= 0),
  created_ms bigint not null,
  primary key (user_id, episode_id)
);
create index episode_unlocks_of_purchase on episode_unlocks (unlock_id);
create index episode_unlocks_of_episode on episode_unlocks (episode_id);

-- Who bought a drama as a whole also has what is added to it later (S-106).
create table drama_unlocks (
  user_id bigint not null,
  drama_id bigint not null references dramas,
  unlock_id bigint not null references unlocks,
  primary key (user_id, drama_id)
);
create index drama_unlocks_of_purchase on drama_unlocks (unlock_id);

-- Unlocks that were taken back because the episode could not be played, one row per member and episode: once is once (S-111).
create table unlock_refunds (
  user_id bigint not null references accounts,
  episode_id bigint not null,
  unlock_id bigint not null references unlocks,
  granted bigint not null,
  bought bigint not null,
  reason text not null,
  refunded_ms bigint not null,
  primary key (user_id, episode_id, unlock_id)
);
create index unlock_refunds_of_member on unlock_refunds (user_id, refunded_ms);
create index play_reports_failed on play_reports (created_ms) where play_error is not null;

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type) values
  ('unlock.granted', 'unlock', 'gold_granted', 'coin_sink', 'buy_video', ''),
  ('unlock.bought', 'unlock', 'gold_bought', 'coin_sink', 'buy_video', ''),
  ('unlock_back.granted', 'unlock_back', 'coin_sink', 'gold_granted', '', 'refund'),
  ('unlock_back.bought', 'unlock_back', 'coin_sink', 'gold_bought', '', 'refund');

-- Waits until nobody moves any account of one coin of these members, keeps it so until the transaction ends, and answers what they have.
-- In the order of ids, as every lock of accounts is taken.
create function ledger_lock_owners(p_owners bigint[], p_coin text) returns table (user_id bigint, purpose text, balance bigint)
language sql security definer set search_path = public, pg_temp as $$
  select owner_id, purpose, balance from ledger_accounts
   where owner_id = any (p_owners) and owner_id > 0 and coin_code = p_coin order by id for no key update
$$;

-- Posts many transfers in one statement, each once: what ledger_post does one by one, for a process that takes in acts of many members together.
-- The caller has locked the accounts (ledger_lock_owners) and knows that they can pay; a floor that would break ends the transaction.
-- A move names its transfer by place, from 1. No key may be known, and no account that is moved at once may occur in two moves: it would be
-- changed once, and the sum of its transfer refuses the commit.
-- Answers the lines made in members' bills, in the order of the moves.
create function ledger_post_together(
  p_kind text, p_keys text[], p_biz_nos text[], p_remarks text[], p_now bigint, p_month text,
  p_places int[], p_routes text[], p_from bigint[], p_to bigint[], p_coin text, p_amounts bigint[]
) returns table (place int, id bigint, transfer_id bigint, user_id bigint, purpose text, amount bigint, balance_after bigint, bill_type text, other_id bigint, created_ms bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if exists (select 1 from unnest(p_amounts) x where x is null or x <= 0 or x > 1000000000000000) then
    raise exception 'amount' using errcode = 'P0400';
  end if;
  if exists (select 1 from unnest(p_routes) x left join ledger_routes r on r.route = x and r.kind = p_kind where r.route is null) then
    raise exception 'no such way of kind %', p_kind using errcode = 'P0400';
  end if;
  -- Accounts that are used for the first time.
  perform ledger_account(s.owner, s.purpose, p_coin)
     from unnest(p_routes, p_from, p_to) m(route, payer, payee)
     join ledger_routes r on r.route = m.route
    cross join lateral (values (m.payer, r.from_purpose), (m.payee, r.to_purpose)) s(owner, purpose)
    where not exists (select 1 from ledger_accounts a where a.owner_id = s.owner and a.purpose = s.purpose and a.coin_code = p_coin);
  return query
  with transfers as (
    insert into ledger_transfers (kind, natural_key, request_hash, biz_no, remark, created_ms)
      select p_kind, t.key, sha256(convert_to(jsonb_build_array(p_kind, null, m.routes, m.payers, m.payees, m.coins, m.amounts)::text, 'UTF8')),
             t.biz_no, t.remark, p_now
        from unnest(p_keys, p_biz_nos, p_remarks) with ordinality t(key, biz_no, remark, place)
        join (
          select x.place, array_agg(x.route order by x.nth) as routes, array_agg(x.payer order by x.nth) as payers,
                 array_agg(x.payee order by x.nth) as payees, array_agg(p_coin) as coins, array_agg(x.amount order by x.nth) as amounts
            from unnest(p_places, p_routes, p_from, p_to, p_amounts) with ordinality x(place, route, payer, payee, amount, nth) group by x.place
        ) m on m.place = t.place
      returning id, natural_key
  ), moves as (
    select x.place, x.nth, t.id as transfer_id, x.route, x.payer, x.payee, x.amount,
           row_number() over (partition by x.place order by x.nth) as move
      from unnest(p_places, p_routes, p_from, p_to, p_amounts) with ordinality x(place, route, payer, payee, amount, nth)
      join transfers t on t.natural_key = p_keys[x.place]
  ), legs as (
    select m.place, m.nth, m.transfer_id, s.leg, s.amount, s.bill_type, s.other, a.id as account_id, a.is_deferred
      from moves m
      join ledger_routes r on r.route = m.route
     cross join lateral (values
       (m.move * 2 - 1, m.payer, r.from_purpose, -m.amount, r.out_type, m.payee),
       (m.move * 2, m.payee, r.to_purpose, m.amount, r.in_type, m.payer)
     ) s(leg, owner, purpose, amount, bill_type, other)
      join ledger_accounts a on a.owner_id = s.owner and a.purpose = s.purpose and a.coin_code = p_coin
  ), queued as (
    insert into ledger_unposted (account_id, transfer_id, leg, amount, other_id, created_ms)
      select account_id, transfer_id, leg, amount, other, p_now from legs where is_deferred
  ), moved as (
    update ledger_accounts a
       set balance = a.balance + l.amount, version = a.version + 1, changed_ms = greatest(a.changed_ms, p_now)
      from legs l where a.id = l.account_id and not l.is_deferred
    returning l.place, l.nth, l.leg, l.transfer_id, l.amount, l.bill_type, l.other, a.id, a.owner_id, a.purpose, a.balance, a.version, a.changed_ms, a.is_shown
  ), entries as (
    insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
      select id, version, transfer_id, leg, amount, balance, bill_type, other, changed_ms from moved
      returning id, account_id
  ), months as (
    insert into ledger_months as k (account_id, month, bill_type, in_sum, out_sum, in_total, out_total)
      select m.id, case when m.changed_ms > p_now then greatest(p_month, (select max(month) from ledger_months x where x.account_id = m.id)) else p_month end,
             m.bill_type, greatest(m.amount, 0), greatest(-m.amount, 0), (m.amount > 0)::int, (m.amount < 0)::int
        from moved m where m.is_shown
    on conflict (account_id, month, bill_type) do update
      set in_sum = k.in_sum + excluded.in_sum, out_sum = k.out_sum + excluded.out_sum,
          in_total = k.in_total + excluded.in_total, out_total = k.out_total + excluded.out_total
  ), lots_made as (
    insert into gold_lots (user_id, amount, left_amount, expires_ms)
      select owner_id, amount, amount, null from moved where purpose = 'gold_granted' and amount > 0
  ), lots_used as (
    update gold_lots l set left_amount = l.left_amount - least(p.left_amount, p.wanted - p.before)
      from (
        select g.id, g.left_amount, -m.amount as wanted,
               sum(g.left_amount) over (partition by g.user_id order by g.expires_ms nulls last, g.id) - g.left_amount as before
          from moved m join gold_lots g on g.user_id = m.owner_id and g.left_amount > 0
         where m.purpose = 'gold_granted' and m.amount < 0
      ) p where p.id = l.id and p.before < p.wanted
  )
  select m.place, e.id, m.transfer_id, m.owner_id, m.purpose, m.amount, m.balance, m.bill_type, m.other, m.changed_ms
    from moved m join entries e on e.account_id = m.id where m.is_shown order by m.nth, m.leg;
end $$;

revoke execute on function
  ledger_lock_owners(bigint[], text),
  ledger_post_together(text, text[], text[], text[], bigint, text, int[], text[], bigint[], bigint[], text, bigint[])
  from public;
grant execute on function
  ledger_lock_owners(bigint[], text),
  ledger_post_together(text, text[], text[], text[], bigint, text, int[], text[], bigint[], bigint[], text, bigint[])
  to cliffhanger_app;
