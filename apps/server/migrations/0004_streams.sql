-- Streams number what a client must not miss (socket.md, section 3). Whoever holds the lock of a stream's row decides its next seq
-- and keeps the lock until commit, so commit order = seq order = msg_id order inside a stream.

create table streams (
  id bigint generated always as identity primary key,
  name text collate "C" not null unique,
  last_seq bigint not null default 0,
  -- Events up to this seq were dropped from the store (C-49); messages never are.
  dropped_seq bigint not null default 0,
  changed_ms bigint not null default 0
) with (fillfactor = 50);            -- room for HOT updates: the row changes with every event

-- Every numbered event that is not a message; `data` is the payload of its frame.
create table events (
  stream_id bigint not null references streams,
  seq bigint not null,
  action text not null,
  data json not null,
  created_ms bigint not null,
  primary key (stream_id, seq)
);
create index events_created on events (created_ms);

create sequence message_ids;         -- cache 1: ids taken under the stream's lock rise with seq

-- A message is itself the event of its seq. No foreign key on the hot path: the stream's row is locked by the one who inserts.
create table messages (
  stream_id bigint not null,
  seq bigint not null,
  msg_id bigint not null unique,
  sender_id bigint not null,
  target_id bigint not null,
  local_id uuid not null,
  chat_type text not null,
  msg_type text not null,
  content_text text not null,
  ref_msg_id bigint not null,
  -- Withdrawn, or deleted for all: whoever pulls its seq later gets `void`.
  is_gone boolean not null default false,
  created_ms bigint not null,
  primary key (stream_id, seq),
  unique (stream_id, sender_id, local_id)
);

-- One side of a private conversation: whether it may write, how far it has read, how its chat list shows it. Two rows per pair.
create table private_sides (
  user_id bigint not null references accounts,
  peer_id bigint not null references accounts,
  stream_id bigint not null references streams,
  -- stranger: writing answers 5001; blacklisted by the peer: 5002.
  reach text not null check (reach in ('open', 'stranger', 'blacklisted')),
  read_seq bigint not null default 0,
  received_seq bigint not null default 0,
  is_top boolean not null default false,
  is_disturbing boolean not null default false,
  -- When this row last changed.
  changed_ms bigint not null,
  primary key (user_id, peer_id)
) with (fillfactor = 80);

-- What became of one item of a batch. outcome: stored; repeat (its first result); conflict (known local_id, another body);
-- stranger, blacklisted, ref_gone (refused, nothing stored).
create type append_result as (ord int, outcome text, seq bigint, msg_id bigint, created_ms bigint);

-- Stores a batch of private messages; item i is the i-th element of every array, in order of arrival. One result row per item.
-- One statement for many messages: one round trip and one commit, and frames can leave in the order of the rows.
create function append_private_messages(
  p_sender bigint[], p_peer bigint[], p_local uuid[], p_chat_type text[], p_type text[], p_content text[], p_ref bigint[], p_now bigint)
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
    select i.ord::int, i.u, i.p, i.l, i.ct, i.ty, i.c, i.ref, r.stream_id,
           case when r.reach is null then 'stranger' when r.reach <> 'open' then r.reach
                when i.ref <> 0 and not exists (select from messages m where m.msg_id = i.ref and m.stream_id = r.stream_id and not m.is_gone)
                then 'ref_gone' end as refusal
      from unnest(p_sender, p_peer, p_local, p_chat_type, p_type, p_content, p_ref) with ordinality i(u, p, l, ct, ty, c, ref, ord)
      left join private_sides r on r.user_id = i.u and r.peer_id = i.p
  ), item as materialized (
    select j.*, row_number() over (partition by j.stream_id, j.u, j.l, j.refusal is null order by j.ord) as nth  -- > 1: repeated inside this batch
      from judged j
  ), known as materialized (                                                              -- stored by an earlier transaction
    select i.ord, m.seq, m.msg_id, m.created_ms, (m.msg_type, m.content_text, m.ref_msg_id) = (i.ty, i.c, i.ref) as is_same
      from item i
      cross join lateral (select * from messages m where m.stream_id = i.stream_id and m.sender_id = i.u and m.local_id = i.l offset 0) m
  ), fresh as materialized (
    select f.*, nextval('message_ids') as msg_id
      from (select i.*, s.last_seq + row_number() over (partition by i.stream_id order by i.ord) as seq
              from item i join streams s on s.id = i.stream_id
             where i.refusal is null and i.nth = 1 and not exists (select from known k where k.ord = i.ord)
             order by i.ord) f
  ), stored as (
    insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
      select f.stream_id, f.seq, f.msg_id, f.u, f.p, f.l, f.ct, f.ty, f.c, f.ref, p_now from fresh f
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

-- The greatest seq of the stream's messages whose msg_id is at most p_msg_id; 0 before the first. A binary search, because both rise together.
create function seq_at_message(p_stream bigint, p_msg_id bigint) returns bigint language plpgsql stable as $$
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
