-- outside a transaction
-- Searching in a member's bill: by whom a line is with, and by how much it was, without reading the member's other lines. Both are of lines that
-- members see; what the platform's accounts gather in is left out. The ledger is written to all the while.
create index concurrently if not exists ledger_entries_by_other on ledger_entries (account_id, other_id, version)
  where bill_type <> '' and other_id > 0;
create index concurrently if not exists ledger_entries_by_amount on ledger_entries (account_id, abs(amount), version)
  where bill_type <> '';
