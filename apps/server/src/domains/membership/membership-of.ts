import { type Membership, membershipAt } from '@cliffhanger/rules/membership/membership.ts'
import type { Db } from '../../platform/database/db.ts'
import { factsAt } from './change-time.ts'
import { findTimes, listTimesOf } from './queries/memberships.ts'

/** What several members are now; who is not in the answer is none. */
export async function membershipsOf(
  db: Db,
  userIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, Membership['kind']>> {
  const times = await listTimesOf(db, userIds)
  return new Map([...times].map(([id, each]) => [id, membershipAt(each, nowMs).kind]))
}

/** When what he is now ends; 0: he is none. */
export const membershipEndMs = async (db: Db, userId: number, nowMs: number): Promise<number> =>
  membershipAt(await findTimes(db, userId), nowMs).endMs

/** What he is as it stands on the wire. */
export const findMembershipFacts = async (db: Db, userId: number, nowMs: number) =>
  factsAt(await findTimes(db, userId), nowMs)
