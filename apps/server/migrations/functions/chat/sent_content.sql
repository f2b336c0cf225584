-- What a message said when it was sent, however often it was edited since: a repeat of the send is known by it.
create or replace function sent_content(m messages) returns text language sql stable as $$
  select case when m.edited_ms is null then m.content_text
         else (select v.content_text from message_versions v where v.stream_id = m.stream_id and v.seq = m.seq order by v.version limit 1) end
$$;
