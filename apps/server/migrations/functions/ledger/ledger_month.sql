-- Who waited for an account while another moved it keeps the other's time, and so its month in the bill.
create or replace function ledger_month(p_account bigint, p_month text) returns text
language plpgsql as $$
begin
  return (select greatest(p_month, max(m.month)) from ledger_months m where m.account_id = p_account);
end $$;
revoke execute on function ledger_month(bigint, text) from public;
