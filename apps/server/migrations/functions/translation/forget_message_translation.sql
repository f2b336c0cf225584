-- A translation goes with its message. Called by the trigger messages_forget_translation.
create or replace function forget_message_translation() returns trigger language plpgsql as $$
begin
  delete from message_translations where msg_id = new.msg_id;
  return null;
end $$;
