-- Messages that a member wants to be reminded of (S-138). The row goes in the transaction that writes their notice: it is written once.
create table message_reminders (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  msg_id bigint not null,
  conversation text not null,
  remind_ms bigint not null,
  unique (user_id, msg_id)
);
create index message_reminders_due on message_reminders (remind_ms);
create index message_reminders_of_chat on message_reminders (user_id, conversation);
