-- Groups, their members, and what messages need for them (entities.md "Group", socket.md section 3).
-- One message is one row however many read it: a member has only marks, never a row per message.

create table groups (
  group_id bigint generated always as identity primary key,
  stream_id bigint not null unique references streams,
  g_no text collate "C" not null unique,
  creator_id bigint not null references accounts,
  group_name text not null,
  avatar_url text not null,
  description text not null default '',
  notice text not null default '',
  -- 1 normal, 0 dissolved, 2 banned by the operator with this reason.
  status smallint not null default 1 check (status in (0, 1, 2)),
  ban_reason text not null default '',
  is_muted boolean not null default false,
  is_review boolean not null default false,
  show_member_list boolean not null default true,
  default_qun boolean not null default false,
  is_vip boolean not null default false,
  qun_level integer not null default 0,
  -- Scopes (R-17): 0 everyone, 1 ordinary members, 2 creator and managers, 3 nobody.
  is_invitation smallint not null default 0 check (is_invitation between 0 and 3),
  can_quit_range smallint not null default 0 check (can_quit_range between 0 and 3),
  can_add_friends smallint not null default 0 check (can_add_friends between 0 and 3),
  can_send_msg smallint not null default 0 check (can_send_msg between 0 and 3),
  can_send_images smallint not null default 0 check (can_send_images between 0 and 3),
  can_send_video smallint not null default 0 check (can_send_video between 0 and 3),
  can_send_audio smallint not null default 0 check (can_send_audio between 0 and 3),
  can_send_card smallint not null default 0 check (can_send_card between 0 and 3),
  can_withdraw_self_msg smallint not null default 0 check (can_withdraw_self_msg between 0 and 3),
  can_withdraw_other_msg smallint not null default 2 check (can_withdraw_other_msg between 0 and 3),
  can_delete_quit_msg smallint not null default 2 check (can_delete_quit_msg between 0 and 3),
  show_history smallint not null default 0 check (show_history between 0 and 3),
  show_ip smallint not null default 3 check (show_ip between 0 and 3),
  show_online_number smallint not null default 0 check (show_online_number between 0 and 3),
  show_qun_number smallint not null default 0 check (show_qun_number between 0 and 3),
  show_sys_msg smallint not null default 0 check (show_sys_msg between 0 and 3),
  -- Members who are in it now.
  member_total integer not null default 0,
  -- Seq of the last change of who is in it: who pushes to members by an older list reads it again first.
  members_seq bigint not null default 0,
  pinned_msg_id bigint not null default 0,
  created_ms bigint not null,
  updated_ms bigint not null
);
create index groups_default on groups (group_id) where default_qun and status = 1;

-- A member's place in a group; the row stays when he goes, with the seq his reading ended before.
create table group_members (
  group_id bigint not null references groups,
  user_id bigint not null references accounts,
  stream_id bigint not null references streams,
  role text not null check (role in ('creator', 'manager', 'member')),
  is_muted boolean not null default false,
  group_nickname text not null default '',
  join_seq bigint not null,
  -- Null while he is in; else the seq at which he left or was removed: he reads nothing from it on.
  left_seq bigint,
  left_ms bigint,
  read_seq bigint not null,
  received_seq bigint not null,
  -- He cleared the conversation up to here, for himself.
  cleared_seq bigint not null default 0,
  is_top boolean not null default false,
  is_disturbing boolean not null default false,
  joined_ms bigint not null,
  -- Role, mute, nickname or coming and going last changed.
  updated_ms bigint not null,
  -- Anything of the row last changed, marks included: what heads asks for.
  changed_ms bigint not null,
  primary key (group_id, user_id)
) with (fillfactor = 80);
create index group_members_of on group_members (user_id) where left_seq is null;
create index group_members_left on group_members (user_id, left_ms) where left_seq is not null;
create unique index group_members_creator on group_members (group_id) where role = 'creator' and left_seq is null;
create index group_members_present on group_members (group_id, role, user_id) where left_seq is null;

-- 0 under review, 1 shown, 2 rejected; ip: address of the sender, shown by scope or setting only.
alter table messages
  add column review smallint not null default 1 check (review in (0, 1, 2)),
  -- Seq of the group_auditing event that approved it: from there on everybody sees it.
  add column approved_seq bigint,
  add column ip text not null default '';
create index messages_approved on messages (stream_id, approved_seq) where approved_seq is not null;
create index messages_under_review on messages (stream_id, seq) where review = 0 and not is_gone;

-- Whom a group message mentions; user 0 is everybody. Written only for messages that mention.
create table message_mentions (
  stream_id bigint not null,
  seq bigint not null,
  user_id bigint not null,
  primary key (stream_id, user_id, seq)
);

-- Messages a member deleted for himself.
create table hidden_messages (
  user_id bigint not null,
  stream_id bigint not null,
  seq bigint not null,
  primary key (user_id, stream_id, seq)
);

-- Who reads an event of a group besides its creator and managers; null: every member.
alter table events add column audience bigint[];

alter table private_sides add column cleared_seq bigint not null default 0;
create index private_sides_stream on private_sides (stream_id);

-- Object keys a message carries, so that who may read it may view them, and a message may be forwarded with them.
create table message_files (
  file_key text collate "C" not null,
  stream_id bigint not null,
  seq bigint not null,
  primary key (file_key, stream_id, seq)
);

create table favorites (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  msg_id bigint not null,
  chat_type text not null,
  chat_id bigint not null,
  sender_id bigint not null,
  sender_name text not null,
  msg_type text not null,
  content_text text not null,
  -- Object keys in content_text.
  file_keys text[] collate "C" not null default '{}',
  created_ms bigint not null,
  unique (user_id, msg_id)
);
create index favorites_newest on favorites (user_id, id desc);
create index favorites_files on favorites using gin (file_keys);

-- R-17 as SQL, for lists over many groups; `scopeIncludes` of the rules is the same for one (a test compares them).
create function scope_includes(scope smallint, role text) returns boolean immutable language sql
  return scope = 0 or (scope = 1 and role = 'member') or (scope = 2 and role <> 'member');

-- A member's place in each conversation he is in, private or group: what lists, search and unread counts are made from.
create view places as
  select 'private' as kind, user_id, peer_id as target_id, stream_id, read_seq, received_seq, cleared_seq, 1::bigint as from_seq,
         -- Whether he sees messages before they are reviewed.
         true as sees_reviews,
         -- Whether he sees notices that do not name him.
         true as sees_notices, is_top, is_disturbing, changed_ms
    from private_sides
  union all
  select 'group', m.user_id, m.group_id, g.stream_id, m.read_seq, m.received_seq, m.cleared_seq,
         case when scope_includes(g.show_history, m.role) then 1 else m.join_seq end,
         m.role <> 'member', scope_includes(g.show_sys_msg, m.role), m.is_top, m.is_disturbing, m.changed_ms
    from group_members m join groups g on g.group_id = m.group_id
   where m.left_seq is null and g.status <> 0;

-- The same as before, with the sender's address and the files of each message (their keys, one a line).
drop function append_private_messages;
-- Stores a batch of private messages; item i is the i-th element of every array, in order of arrival. One result row per item.
-- One statement for many messages: one round trip and one commit, and frames can leave in the order of the rows.
create function append_private_messages(
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
                when i.ref <> 0 and not exists (select from messages m where m.msg_id = i.ref and m.stream_id = r.stream_id and not m.is_gone)
                then 'ref_gone' end as refusal
      from unnest(p_sender, p_peer, p_local, p_chat_type, p_type, p_content, p_ref, p_ip, p_files) with ordinality i(u, p, l, ct, ty, c, ref, ip, files, ord)
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
