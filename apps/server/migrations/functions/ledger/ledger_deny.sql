-- Refuses to change or empty what is append-only, whoever asks. Called by triggers of the tables of the ledger.
create or replace function ledger_deny() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
