-- A-10: messages that count as unread, by an index of their own: however many notices, withdrawn ones or ones under review stand after the
-- read mark, none of them is looked at. With the sender, so that one's own are passed over inside the index.
create index messages_counting on messages (stream_id, seq) include (sender_id)
  where not is_gone and msg_type <> 'sys_notice' and review = 1 and approved_seq is null;

-- What only creator and managers count at its own seq: the others count it by its approval, or not at all.
create index messages_reviewed on messages (stream_id, seq) include (sender_id)
  where not is_gone and msg_type <> 'sys_notice' and (review <> 1 or approved_seq is not null);
