import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { AccountNeeds } from './needs.ts'
import { notifyProfile } from './notify.ts'
import { profileChanged } from './profile-changed.ts'
import { findAccount, lockAccount } from './queries/accounts.ts'
import { updateUserType } from './queries/update-account.ts'

/** Type of the platform's own accounts (entities.md, LoginUser). */
const systemType: UserType = 3

/** Sets the type of a member and returns the previous type. The same type again changes nothing and notifies nobody. */
export async function changeUserType(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  domains: Pick<AccountNeeds, 'friends' | 'groups'>,
  tx: Db,
  userId: number,
  userType: UserType,
): Promise<UserType> {
  if (!(await findAccount(tx, userId))) return refuse('notFound')
  const before = (await lockAccount(tx, userId)).user_type
  if (before === systemType) return refuse('noPermission')
  if (before === userType) return before
  const account = await updateUserType(tx, userId, userType, context.clock())
  await profileChanged(domains, tx, userId)
  await notifyProfile(context, tx, account)
  return before
}
