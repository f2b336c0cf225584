-- A conversation that its member put into the archive, and the newest message they had seen of it then: a later one takes it out (S-132).
alter table private_sides add column is_archived boolean not null default false, add column archived_msg_id bigint not null default 0;
alter table group_members add column is_archived boolean not null default false, add column archived_msg_id bigint not null default 0;

create or replace view places as
  select 'private' as kind, user_id, peer_id as target_id, stream_id, read_seq, received_seq, cleared_seq, 1::bigint as from_seq,
         -- Whether they see messages before they are reviewed.
         true as sees_reviews,
         -- Whether they see notices that do not name them.
         true as sees_notices, is_top, is_disturbing, changed_ms, disturbing_until_ms, is_archived, archived_msg_id
    from private_sides
  union all
  select 'group', m.user_id, m.group_id, g.stream_id, m.read_seq, m.received_seq, m.cleared_seq,
         case when scope_includes(g.show_history, m.role) then 1 else m.join_seq end,
         m.role <> 'member', scope_includes(g.show_sys_msg, m.role), m.is_top, m.is_disturbing, m.changed_ms, m.disturbing_until_ms,
         m.is_archived, m.archived_msg_id
    from group_members m join groups g on g.group_id = m.group_id
   where m.left_seq is null and g.status <> 0;
