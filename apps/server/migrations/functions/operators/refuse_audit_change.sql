-- Append-only whoever asks, the owner of the table included: rows can be added and read, nothing else. Called by the trigger
-- audit_log_append_only.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;
