-- How many entries of an account are older than an instant: its version then. A binary search, because both rise together.
create or replace function ledger_version_before(p_account bigint, p_ms bigint) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  probe bigint;
begin
  select version, changed_ms into high, probe from ledger_accounts where id = p_account;
  if probe < p_ms then return high; end if;
  while low < high loop
    middle := (low + high + 1) / 2;
    select created_ms into probe from ledger_entries where account_id = p_account and version = middle;
    if probe < p_ms then low := middle; else high := middle - 1; end if;
  end loop;
  return low;
end $$;
