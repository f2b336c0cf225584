import type { GroupDetail, GroupOverview } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { type GroupsOperator, type GroupWithCreator, scopesOf } from '../../groups/index.ts'

export const presentGroup = (row: GroupWithCreator): GroupOverview => ({
  group_id: row.group_id,
  g_no: row.g_no,
  group_name: row.group_name,
  avatar_url: row.avatar_url,
  creator: { user_id: row.creator_id, nick_name: row.creator_name },
  member_total: row.member_total,
  status: row.status,
  ban_reason: row.ban_reason,
  default_qun: flagOf(row.default_qun),
  is_vip: flagOf(row.is_vip),
  qun_level: row.qun_level,
  create_time: toSeconds(row.created_ms),
})

type Described = NonNullable<Awaited<ReturnType<GroupsOperator['find']>>>

export const presentGroupDetail = ({ group, managers }: Described): GroupDetail => ({
  ...presentGroup(group),
  description: group.description,
  notice: group.notice,
  is_muted: flagOf(group.is_muted),
  is_review: flagOf(group.is_review),
  show_member_list: flagOf(group.show_member_list),
  scopes: scopesOf(group),
  managers: managers.map(({ user_id, user_no, nick_name, avatar_url, role }) => ({
    user_id,
    user_no,
    nick_name,
    avatar_url,
    role,
  })),
  update_time: toSeconds(group.updated_ms),
})
