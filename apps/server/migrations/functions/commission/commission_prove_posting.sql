-- A posting of commission belongs to a row of `commissions`, by its key, and what all postings of that row come to is what the row says: for its earner,
-- its amount, waiting while it is pending. The row is where the cap of a sale holds, so nothing is paid beside it. Called by the constraint trigger
-- commission_postings, at the commit, as whoever commits: hence with the rights of the owner.
create or replace function commission_prove_posting() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c commissions;
  v_earned bigint;
  v_waits bigint;
  is_theirs boolean;
begin
  select * into c from commissions
   where id = substring(new.natural_key from case new.kind when 'commission_release' then '^commission_release:([1-9][0-9]{0,17}):[0-9]+$'
                                                           else '^commission:([1-9][0-9]{0,17}):[0-9]+$' end)::bigint;
  if not found then raise exception 'posting % is of no commission', new.natural_key using errcode = 'P0400'; end if;
  -- Each line is looked up: a join may read all of them where the planner thinks that there are many postings.
  select coalesce(sum(e.amount) filter (where t.kind <> 'commission_release'), 0), coalesce(sum(e.amount) filter (where a.purpose = 'commission_pending'), 0),
         bool_and(a.owner_id = c.user_id)
    into v_earned, v_waits, is_theirs
    from (
      select x.id, x.kind from ledger_transfers x
       where x.natural_key >= 'commission:' || c.id || ':' and x.natural_key < 'commission:' || c.id || ';' and x.kind in ('commission', 'commission_back')
      union all
      select x.id, x.kind from ledger_transfers x
       where x.natural_key >= 'commission_release:' || c.id || ':' and x.natural_key < 'commission_release:' || c.id || ';' and x.kind = 'commission_release'
    ) t
   cross join lateral (select l.account_id, l.amount from ledger_entries l where l.transfer_id = t.id offset 0) e
   cross join lateral (select o.owner_id, o.purpose from ledger_accounts o where o.id = e.account_id and o.owner_id > 0 offset 0) a;
  if is_theirs is not true or v_earned <> c.amount or v_waits <> (case c.state when 'pending' then c.amount else 0 end) then
    raise exception 'posting % is not what commission % comes to', new.natural_key, c.id using errcode = 'P0400';
  end if;
  return null;
end $$;
