-- Stickers and business cards wait as other messages do (S-134).
alter table scheduled_messages
  drop constraint scheduled_messages_msg_type_check,
  add constraint scheduled_messages_msg_type_check
    check (msg_type in ('text', 'image', 'video', 'audio', 'mixed', 'b_c', 'poll', 'sticker'));
