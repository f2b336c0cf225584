-- Who may do what. Migrations run as the owner of everything; the server's statements run as cliffhanger_app (platform/app-role.ts makes it):
-- it reads and writes what the domains keep, and of the ledger it reads all and writes nothing but through the functions below.

revoke create on schema public from public;
grant usage on schema public to cliffhanger_app;
grant select, insert, update, delete on all tables in schema public to cliffhanger_app;
grant usage on all sequences in schema public to cliffhanger_app;
-- Of tables still to come, too: a migration that adds one to the ledger takes its writing back.
alter default privileges in schema public grant select, insert, update, delete on tables to cliffhanger_app;
alter default privileges in schema public grant usage on sequences to cliffhanger_app;

-- A job is queued in the transaction of what it is for; all else of the queue runs as the owner, who makes its tables at the first start.
create schema if not exists pgboss;
grant usage on schema pgboss to cliffhanger_app;
grant select, insert on all tables in schema pgboss to cliffhanger_app;
alter default privileges in schema pgboss grant select, insert on tables to cliffhanger_app;

revoke insert, update, delete on schema_migrations from cliffhanger_app;
revoke update, delete on audit_log from cliffhanger_app;

revoke insert, update, delete on ledger_accounts, ledger_transfers, ledger_entries, ledger_unposted, ledger_months, ledger_purposes, ledger_routes, gold_lots
  from cliffhanger_app;
revoke all on sequence ledger_account_ids, ledger_transfers_id_seq, ledger_entries_id_seq, ledger_unposted_id_seq, gold_lots_id_seq from cliffhanger_app;

-- What the server found and sealed it writes itself, once.
revoke update, delete on ledger_seals, ledger_checks from cliffhanger_app;
create trigger ledger_seals_full before truncate on ledger_seals for each statement execute function ledger_deny();
create trigger ledger_checks_kept before update or delete on ledger_checks for each row execute function ledger_deny();
create trigger ledger_checks_full before truncate on ledger_checks for each statement execute function ledger_deny();

-- Waits until nobody moves this account, and keeps it so until the transaction ends: who may not write a row may not lock it.
create function ledger_lock(p_owner bigint, p_purpose text, p_coin text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from ledger_accounts where owner_id = p_owner and purpose = p_purpose and coin_code = p_coin for no key update;
end $$;

-- A path of their own, temporary tables last: who calls them cannot put a table of his in the place of one of the ledger.
-- `create or replace` forgets both, so whoever replaces one of these says it again.
alter function ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[])
  security definer set search_path = public, pg_temp;
alter function ledger_roll_up(bigint, int) security definer set search_path = public, pg_temp;
-- Runs at the commit, as whoever commits.
alter function ledger_prove_transfer() security definer set search_path = public, pg_temp;

revoke execute on function
  ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]),
  ledger_roll_up(bigint, int), ledger_lock(bigint, text, text), ledger_account(bigint, text, text),
  ledger_move(bigint, bigint, smallint, bigint, text, bigint, bigint, text, bigint)
  from public;
grant execute on function
  ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[]),
  ledger_roll_up(bigint, int), ledger_lock(bigint, text, text)
  to cliffhanger_app;
