-- The next sealed transfers that are not in the sums yet, and when the first and the last of them were made.
create or replace function ledger_days_next(p_most int) returns table (last_transfer bigint, from_ms bigint, until_ms bigint)
language sql stable as $$
  select max(t.id), min(t.created_ms), max(t.created_ms) from (
    select id, created_ms from ledger_transfers
     where id > (select d.last_transfer from ledger_days_until d) and id <= (select max(s.last_transfer) from ledger_seals s)
     order by id limit p_most
  ) t
$$;
