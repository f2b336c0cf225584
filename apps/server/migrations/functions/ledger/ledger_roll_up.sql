-- Adds the queue of one deferred account to it; answers how many lines. Two at once: the second finds the lock taken and leaves.
create or replace function ledger_roll_up(p_account bigint, p_most int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a ledger_accounts;
  v_last bigint;
  n bigint;
  total bigint;
  v_latest bigint;
begin
  select * into a from ledger_accounts where id = p_account for no key update skip locked;
  if not found then return 0; end if;
  select max(id) into v_last from (select id from ledger_unposted where account_id = p_account order by id limit p_most) next;
  if v_last is null then return 0; end if;
  with taken as (
    delete from ledger_unposted where account_id = p_account and id <= v_last returning *
  ), placed as (
    select t.*, row_number() over (order by id) as nth, sum(amount) over (order by id rows unbounded preceding) as running,
           max(created_ms) over (order by id rows unbounded preceding) as latest_ms from taken t
  ), added as (
    insert into ledger_entries (account_id, version, transfer_id, leg, amount, balance_after, bill_type, other_id, created_ms)
      select p_account, a.version + nth, transfer_id, leg, amount, a.balance + running, '', other_id, greatest(a.changed_ms, latest_ms)
        from placed order by nth
      returning amount, created_ms
  )
  select count(*), coalesce(sum(amount), 0), max(created_ms) into n, total, v_latest from added;
  update ledger_accounts set version = version + n, balance = balance + total, changed_ms = greatest(changed_ms, v_latest) where id = p_account;
  return n;
end $$;
revoke execute on function ledger_roll_up(bigint, int) from public;
grant execute on function ledger_roll_up(bigint, int) to cliffhanger_app;
