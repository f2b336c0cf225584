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
