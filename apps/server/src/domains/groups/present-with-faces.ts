import { type Group, type MemberFace, memberFacesMax } from '@cliffhanger/contract/groups/schemas.ts'
import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../platform/database/db.ts'
import { presentGroup } from './present.ts'
import type { OwnGroupRow } from './queries/groups.ts'
import { listFaces } from './queries/members.ts'

const showsFaces = (row: OwnGroupRow): boolean => row.avatar_url === '' && maySeeMembers(row, row.my_role) === undefined

/** Groups as their member sees them, with the faces that stand for those without a picture. */
export async function presentWithFaces(db: Db, rows: readonly OwnGroupRow[], nowMs: number): Promise<Group[]> {
  const faceless = rows.filter(showsFaces).map(({ group_id }) => group_id)
  const faces = faceless.length === 0 ? [] : await listFaces(db, faceless, memberFacesMax)
  const byGroup = Map.groupBy(faces, ({ group_id }) => group_id)
  return rows.map((row) => ({
    ...presentGroup(row, nowMs),
    member_faces: (byGroup.get(row.group_id) ?? []).map(
      ({ user_id, avatar_url }): MemberFace => ({ user_id, avatar_url }),
    ),
  }))
}
