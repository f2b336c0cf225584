-- Raises P0400 where moves between these accounts are not those of a transfer the other way round: all of them, in its order, with its amounts. So what
-- comes back is never more than what went, nor from or to anybody else.
create or replace function ledger_prove_mirror(p_reverses bigint, p_payers bigint[], p_payees bigint[], p_amounts bigint[]) returns void
language plpgsql as $$
declare
  v_payers bigint[];
  v_payees bigint[];
  v_amounts bigint[];
begin
  select array_agg(l.account_id order by l.leg) filter (where l.leg % 2 = 1), array_agg(l.account_id order by l.leg) filter (where l.leg % 2 = 0),
         array_agg(l.amount order by l.leg) filter (where l.leg % 2 = 0)
    into v_payers, v_payees, v_amounts
    from (
      select e.account_id, e.amount, e.leg from ledger_entries e where e.transfer_id = p_reverses
      union all
      select u.account_id, u.amount, u.leg from ledger_unposted u where u.transfer_id = p_reverses
    ) l;
  if (p_payers, p_payees, p_amounts) is distinct from (v_payees, v_payers, v_amounts) then
    raise exception 'these are not the moves of transfer % the other way round', p_reverses using errcode = 'P0400';
  end if;
end $$;
revoke execute on function ledger_prove_mirror(bigint, bigint[], bigint[], bigint[]) from public;
