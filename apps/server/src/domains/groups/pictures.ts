import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GroupsNeeds } from './needs.ts'

const isShipped = (picture: string): boolean => shippedAvatars.some((shipped) => shipped === picture)

/** Refuses 5019 unless the picture is one the product ships, or a file of the member. */
export async function checkPicture(
  needs: Pick<GroupsNeeds, 'ownsFiles'>,
  db: Db,
  userId: number,
  picture: string,
): Promise<void> {
  if (!isShipped(picture) && !(await needs.ownsFiles(db, userId, [picture]))) refuse('fileNotUploaded')
}
