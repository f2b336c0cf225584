-- A reversal takes back a whole transfer that may be taken back, the way it came and once; and a posting of commission belongs to its row. Before, who
-- has the rights of the server could take any way back by naming any transfer, or post commission beside the cap of its sale.

-- Which transfers are taken back, and by which kind. Whatever else is part of a record is undone where that record is, by ways of its own.
create table ledger_reversals (
  kind text collate "C" not null,
  by_kind text collate "C" not null,
  -- An operator asked for it and another agreed: `ledger_requests`. Else it is an end of the record it belongs to.
  is_requested boolean not null,
  primary key (kind, by_kind)
);
revoke insert, update, delete on ledger_reversals from cliffhanger_app;
insert into ledger_reversals (kind, by_kind, is_requested) values
  ('funding', 'reversal', true),
  ('correction', 'reversal', true),
  ('transfer', 'reversal', true),
  ('convert', 'reversal', true),
  ('recharge_reward', 'reversal', true),
  ('treasure_income', 'reversal', true),
  -- What was paid for gold goes back whole, and what a provider did not give back is its member's again.
  ('recharge', 'recharge_refund', false),
  ('recharge_refund', 'recharge_refund', false);

create function commission_prove_posting() returns trigger
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
create constraint trigger commission_postings after insert on ledger_transfers deferrable initially deferred for each row
  when (new.kind in ('commission', 'commission_back', 'commission_release')) execute function commission_prove_posting();

-- What was agreed, for whom and of which sale is never changed; only what becomes of it is.
revoke update, delete on commissions, commission_sales from cliffhanger_app;
grant update (amount, state, is_void, version, settled_ms) on commissions to cliffhanger_app;
grant update (standing) on commission_sales to cliffhanger_app;

-- function commission_add_agreed 8abfd400f2ae
-- function commission_prove_posting 48ff62792bd0
-- function ledger_post f86195924637
-- function ledger_prove_mirror c7548a5535e9
-- function ledger_reversed_kind f93eb5183c13
