import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findGroup, type GroupRow, lockGroup } from './queries/groups.ts'
import { findMember, type MemberRow } from './queries/members.ts'

/** A group as the caller finds it, with the caller in it. */
export interface Seat {
  readonly group: GroupRow
  readonly me: MemberRow
}

/** How a call refuses somebody outside the group, and a group that was dissolved. */
interface Refusals {
  readonly outside?: RefusalName
  readonly dissolved?: RefusalName
}

/** One change of a group by one of its members, in a transaction: changes of one group go one after another, so that `work` decides
 *  by what is true until the commit. Refuses 5005 outside the group, and in a dissolved one unless told otherwise. */
export const changeGroup = <T>(
  { db, caller }: CallContext<'bearer'>,
  groupId: number,
  work: (tx: Db, seat: Seat) => Promise<T>,
  refusals: Refusals = {},
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const group = await lockGroup(tx, groupId)
      return work(tx, await seatIn(tx, group, caller.userId, refusals))
    },
    // A sender's transaction may hold what this one waits for.
    { retries: 2 },
  )

/** The group and the caller in it, for a question. Refuses as `changeGroup`. */
export const findSeat = async ({ db, caller }: CallContext<'bearer'>, groupId: number): Promise<Seat> =>
  seatIn(db, await findGroup(db, groupId), caller.userId, {})

async function seatIn(
  db: Db,
  group: GroupRow | undefined,
  userId: number,
  { outside = 'notGroupMember', dissolved = 'notGroupMember' }: Refusals,
): Promise<Seat> {
  const me = group && (await findMember(db, group.group_id, userId))
  if (!group || !me) return refuse(outside)
  if (group.status === groupStates.dissolved) return refuse(dissolved)
  return { group, me }
}

/** Refuses where a rule says so. */
export function obey(decision: RefusalName | undefined, details?: Readonly<Record<string, unknown>>): void {
  if (decision) refuse(decision, details)
}

/** The caller as far as it decides what they may do now. */
export const actingIn = ({ me }: Seat, nowMs: number) => ({ role: me.role, is_muted: isMutedAt(me, nowMs) })

/** The ids without repetition, smallest first. */
export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other)
