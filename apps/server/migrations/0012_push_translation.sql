-- What reaches members whose page is closed (Web Push), and texts in other languages.

-- Where one browser is told; it belongs to the sign-in that made it, and there is one for each.
create table push_subscriptions (
  session_id bigint primary key references login_sessions on delete cascade,
  user_id bigint not null references accounts,
  endpoint text collate "C" not null unique,
  p256dh text not null,
  auth text not null,
  -- The page is open where nobody looks at it, as the device said at this moment of its own clock.
  is_hidden boolean not null default false,
  seen_ms bigint not null default 0,
  -- The push service fails since then; null while it works.
  failing_since_ms bigint,
  created_ms bigint not null
) with (fillfactor = 80);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_failing on push_subscriptions (failing_since_ms) where failing_since_ms is not null;

-- The newest message of a conversation that was pushed, and when: the next waits until two seconds are over, in every process.
create table push_rounds (
  stream_id bigint primary key,
  msg_id bigint not null,
  pushed_ms bigint not null
) with (fillfactor = 50);
create index push_rounds_pushed on push_rounds (pushed_ms);

-- What the translation server answered, so that the same text is not asked again. The hash is of language and text.
create table translations (
  text_hash bytea not null,
  target text not null,
  text text not null,
  source_lang text not null,
  is_translated boolean not null,
  created_ms bigint not null,
  primary key (text_hash, target)
);
create index translations_created on translations (created_ms);

-- A message in the language of its recipient, made on the way (R-20). Goes with the message.
create table message_translations (
  msg_id bigint not null,
  target text not null,
  text text not null,
  source_lang text not null,
  primary key (msg_id, target)
);
create function forget_message_translation() returns trigger language plpgsql as $$
begin
  delete from message_translations where msg_id = new.msg_id;
  return null;
end $$;
create trigger messages_forget_translation after update of is_gone on messages
  for each row when (new.is_gone and not old.is_gone) execute function forget_message_translation();
