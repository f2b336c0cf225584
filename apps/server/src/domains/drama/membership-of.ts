import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { membershipsOf } from '../membership/index.ts'

/** What the caller is now. */
export async function membershipOf({
  db,
  caller,
  clock,
}: Pick<CallContext<'bearer'>, 'db' | 'caller' | 'clock'>): Promise<Membership> {
  return (await membershipsOf(db, [caller.userId], clock())).get(caller.userId) ?? 'none'
}
