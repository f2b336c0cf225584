import { type Membership, membershipAt } from '@cliffhanger/rules/membership/membership.ts'
import type { Db } from '../../platform/db.ts'
import { factsAt } from './change-time.ts'
import { findTimes } from './queries/memberships.ts'

/** What a member is now, and until when; one read by primary key. */
export const membershipOf = async (db: Db, userId: number, nowMs: number): Promise<Membership> =>
  membershipAt(await findTimes(db, userId), nowMs)

/** The same as it stands on the wire. */
export const findMembershipFacts = async (db: Db, userId: number, nowMs: number) =>
  factsAt(await findTimes(db, userId), nowMs)
