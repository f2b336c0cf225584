import { type Membership, membershipAt } from '@cliffhanger/rules/membership/membership.ts'
import type { Db } from '../../platform/database/db.ts'
import { factsAt } from './change-time.ts'
import { findTimes, listTimesOf } from './queries/memberships.ts'

/** The current memberships of several accounts. An account missing from the result has none. */
export async function membershipsOf(
  db: Db,
  userIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, Membership['kind']>> {
  const times = await listTimesOf(db, userIds)
  return new Map([...times].map(([id, each]) => [id, membershipAt(each, nowMs).kind]))
}

/** When the current membership ends; 0: the account has none. */
export const membershipEndMs = async (db: Db, userId: number, nowMs: number): Promise<number> =>
  membershipAt(await findTimes(db, userId), nowMs).endMs

/** The current membership in the form of the contract. */
export const findMembershipFacts = async (db: Db, userId: number, nowMs: number) =>
  factsAt(await findTimes(db, userId), nowMs)
