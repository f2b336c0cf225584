-- The kind of a transfer that one of p_kind is to take back. Raises P0400 where that may not be: there is no such transfer, it is a reversal itself, its
-- record ends in another way, or nobody has agreed to it.
create or replace function ledger_reversed_kind(p_kind text, p_key text, p_reverses bigint) returns text language plpgsql stable as $$
declare
  v_kind text;
  v_reverses bigint;
  is_requested boolean;
begin
  select t.kind, t.reverses into v_kind, v_reverses from ledger_transfers t where t.id = p_reverses;
  if not found then raise exception 'there is no transfer % to take back', p_reverses using errcode = 'P0400'; end if;
  if v_reverses is not null then raise exception 'transfer % took another one back', p_reverses using errcode = 'P0400'; end if;
  select r.is_requested into is_requested from ledger_reversals r where r.kind = v_kind and r.by_kind = p_kind;
  if not found then raise exception 'what is of kind % is not taken back by kind %', v_kind, p_kind using errcode = 'P0400'; end if;
  if is_requested then
    perform 1 from ledger_requests q
     where q.id = substring(p_key from '^request:([0-9]{1,18})$')::bigint and q.act = 'reversal' and q.state = 1 and q.transfer_id = p_reverses;
    if not found then raise exception 'nobody agreed to take transfer % back', p_reverses using errcode = 'P0400'; end if;
  end if;
  return v_kind;
end $$;
revoke execute on function ledger_reversed_kind(text, text, bigint) from public;
