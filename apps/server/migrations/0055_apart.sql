-- A-7: while a blacklist stands between two members neither writes to the other, nor learns how far the other has read.

-- What the peer is shown of my marks while a blacklist stands between us; null: the marks themselves.
alter table private_sides
  add column shown_read_seq bigint,
  add column shown_received_seq bigint;

-- Whoever blacklisted somebody does not write to them either, until they take them off the list.
update private_sides s set reach = 'blacklisted'
  from blacks b
 where (s.user_id = b.user_id and s.peer_id = b.black_id) or (s.user_id = b.black_id and s.peer_id = b.user_id);
update private_sides set shown_read_seq = read_seq, shown_received_seq = received_seq where reach = 'blacklisted';
