import type { Db } from '../../platform/database/db.ts'
import type { AccountNeeds } from './needs.ts'

/** Has everybody who knows the member told how they look now, once the transaction commits. */
export async function profileChanged(
  { friends, groups }: Pick<AccountNeeds, 'friends' | 'groups'>,
  tx: Db,
  userId: number,
): Promise<void> {
  await friends.profileChanged(tx, userId)
  await groups.profileChanged(tx, userId)
}
