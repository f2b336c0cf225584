-- The first line of an account that was made at p_ms or later, by its version; one after the last where there is none. Lines of an account
-- never go back in time, so a few of them are looked at instead of all.
create or replace function ledger_first_at(p_account bigint, p_ms bigint) returns bigint language plpgsql stable as $$
declare low bigint := 1; high bigint; middle bigint; at_ms bigint;
begin
  select version + 1 into high from ledger_accounts where id = p_account;
  while low < high loop
    middle := (low + high) / 2;
    select created_ms into at_ms from ledger_entries where account_id = p_account and version = middle;
    if at_ms < p_ms then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;
