import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { GroupRow } from './groups.ts'

/** A group with what a member is in it. */
export interface GroupOfMemberRow {
  readonly group_id: number
  readonly g_no: string
  readonly group_name: string
  readonly avatar_url: string
  readonly member_total: number
  readonly status: GroupRow['status']
  readonly role: GroupRole
  readonly is_muted: boolean
  readonly muted_until_ms: number
  readonly joined_ms: number
}

/** One page of the groups a member is in, joined last first. */
export const listGroupsOf = (db: Db, userId: number, limit: number, offset: number): Promise<GroupOfMemberRow[]> =>
  db.query(
    `select g.group_id, g.g_no, g.group_name, g.avatar_url, g.member_total, g.status, m.role, m.is_muted, m.muted_until_ms, m.joined_ms
       from group_members m join groups g on g.group_id = m.group_id
      where m.user_id = $1 and m.left_seq is null and g.status <> 0 order by m.joined_ms desc, g.group_id desc limit $2 offset $3`,
    [userId, limit, offset],
  )
