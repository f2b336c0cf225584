-- Stores a batch of private messages; item i is the i-th element of every array, in order of arrival. One result row per item.
-- One statement for many messages: one round trip and one commit, and frames can leave in the order of the rows.
-- A message answers only what its sender may read now (A-11); what they deleted for themselves or cleared is as gone as an unknown id.
create or replace function append_private_messages(
  p_sender bigint[], p_peer bigint[], p_local uuid[], p_chat_type text[], p_type text[], p_content text[], p_ref bigint[],
  p_ip text[], p_files text[], p_now bigint)
returns setof append_result language plpgsql
-- With `offset 0` below: one index look-up per item, whatever the statistics say. A plan made while the tables were empty scans.
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
begin
  -- 1. Lock every stream of the batch, lowest id first: two batches (or a batch and an event) cannot deadlock.
  perform from streams s
   where s.id = any (array(select r.stream_id from unnest(p_sender, p_peer) i(u, p)
                           join private_sides r on r.user_id = i.u and r.peer_id = i.p))
   order by s.id for no key update;
  -- 2. A new statement, hence a new snapshot: everything committed before we got the locks is seen here.
  return query
  with judged as materialized (
    select i.ord::int, i.u, i.p, i.l, i.ct, i.ty, i.c, i.ref, i.ip, i.files, r.stream_id,
           case when r.reach is null then 'stranger' when r.reach <> 'open' then r.reach
                when i.ref <> 0 and not exists (
                  select from messages m where m.msg_id = i.ref and m.stream_id = r.stream_id and not m.is_gone and m.seq > r.cleared_seq
                     and not exists (select from hidden_messages h where h.user_id = r.user_id and h.stream_id = m.stream_id and h.seq = m.seq))
                then 'ref_gone' end as refusal
      from unnest(p_sender, p_peer, p_local, p_chat_type, p_type, p_content, p_ref, p_ip, p_files) with ordinality i(u, p, l, ct, ty, c, ref, ip, files, ord)
      left join private_sides r on r.user_id = i.u and r.peer_id = i.p
  ), item as materialized (
    select j.*, row_number() over (partition by j.stream_id, j.u, j.l, j.refusal is null order by j.ord) as nth  -- > 1: repeated inside this batch
      from judged j
  ), known as materialized (                                                              -- stored by an earlier transaction
    select i.ord, m.seq, m.msg_id, m.created_ms, (m.msg_type, sent_content(m), m.ref_msg_id) = (i.ty, i.c, i.ref) as is_same
      from item i
      cross join lateral (select * from messages m where m.stream_id = i.stream_id and m.sender_id = i.u and m.local_id = i.l offset 0) m
  ), fresh as materialized (
    select f.*, nextval('message_ids') as msg_id
      from (select i.*, s.last_seq + row_number() over (partition by i.stream_id order by i.ord) as seq
              from item i join streams s on s.id = i.stream_id
             where i.refusal is null and i.nth = 1 and not exists (select from known k where k.ord = i.ord)
             order by i.ord) f
  ), stored as (
    insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, ip, created_ms)
      select f.stream_id, f.seq, f.msg_id, f.u, f.p, f.l, f.ct, f.ty, f.c, f.ref, f.ip, p_now from fresh f
  ), filed as (
    insert into message_files (file_key, stream_id, seq)
      select k.file_key, f.stream_id, f.seq from fresh f cross join lateral unnest(string_to_array(f.files, E'\n')) k(file_key) where f.files <> ''
    on conflict do nothing
  ), counted as (
    update streams s set last_seq = top.seq, changed_ms = p_now
      from (select f.stream_id, max(f.seq) as seq from fresh f group by f.stream_id) top where s.id = top.stream_id
  ), outcome as (
    select f.ord, 'stored', f.seq, f.msg_id, p_now from fresh f
    union all
    select k.ord, case when k.is_same then 'repeat' else 'conflict' end, k.seq, k.msg_id, k.created_ms from known k
    union all
    select i.ord, case when (f.ty, f.c, f.ref) = (i.ty, i.c, i.ref) then 'repeat' else 'conflict' end, f.seq, f.msg_id, p_now
      from item i join fresh f on f.stream_id = i.stream_id and f.u = i.u and f.l = i.l where i.nth > 1 and i.refusal is null
    union all
    select i.ord, i.refusal, null, null, null from item i
     where i.refusal is not null and not exists (select from known k where k.ord = i.ord)
  )
  select * from outcome order by 1;
end $$;
