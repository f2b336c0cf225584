-- Until when a member has muted a conversation; 0: until they switch it on again. A mute that is over is none, although its row still says so.
alter table private_sides add column disturbing_until_ms bigint not null default 0;
alter table group_members add column disturbing_until_ms bigint not null default 0;

create or replace view places as
  select 'private' as kind, user_id, peer_id as target_id, stream_id, read_seq, received_seq, cleared_seq, 1::bigint as from_seq,
         -- Whether they see messages before they are reviewed.
         true as sees_reviews,
         -- Whether they see notices that do not name them.
         true as sees_notices, is_top, is_disturbing, changed_ms, disturbing_until_ms
    from private_sides
  union all
  select 'group', m.user_id, m.group_id, g.stream_id, m.read_seq, m.received_seq, m.cleared_seq,
         case when scope_includes(g.show_history, m.role) then 1 else m.join_seq end,
         m.role <> 'member', scope_includes(g.show_sys_msg, m.role), m.is_top, m.is_disturbing, m.changed_ms, m.disturbing_until_ms
    from group_members m join groups g on g.group_id = m.group_id
   where m.left_seq is null and g.status <> 0;

-- What the files of functions define with this migration; a build that holds less refuses to run.
-- function mute_holds 94f2391e9a39
