-- The greatest seq of the stream's messages whose msg_id is at most p_msg_id; 0 before the first. A binary search, because both rise together.
create or replace function seq_at_message(p_stream bigint, p_msg_id bigint) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint := (select last_seq from streams where id = p_stream);
  middle bigint;
  probe record;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    select m.seq, m.msg_id into probe from messages m where m.stream_id = p_stream and m.seq between low + 1 and middle order by m.seq desc limit 1;
    if not found or probe.msg_id <= p_msg_id then low := middle;
    else high := probe.seq - 1;
    end if;
  end loop;
  return low;
end $$;
