import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { GroupsNeeds } from './needs.ts'

/** Address of the picture a member chose for a group: one the product ships, or one they registered as an avatar; '' for none.
 *  Refuses 5019. */
export async function pictureOf(
  domains: Pick<GroupsNeeds, 'uploads'>,
  tx: Db,
  userId: number,
  picture: string,
): Promise<string> {
  if (picture === '') return ''
  if (shippedAvatars.some((shipped) => shipped === picture)) return picture
  return (await domains.uploads.findAvatar(tx, userId, picture)) ?? refuse('fileNotUploaded')
}
