import type { Db } from '../../../platform/database/db.ts'

const pairKey = `hashtextextended('friends:' || least($1::bigint, other) || ':' || greatest($1::bigint, other), 0)`

/** Serialises everything that changes the relation of a member to these others; both directions take the same lock.
 *  Taken by rising id, which is the same order for everybody, so that nobody waits in a circle. */
export const lockPairs = async (tx: Db, userId: number, otherIds: readonly number[]): Promise<void> => {
  await tx.execute(
    `select pg_advisory_xact_lock(key) from (select ${pairKey} as key from unnest($2::bigint[]) other order by other offset 0) keys`,
    [userId, otherIds],
  )
}

export const lockPair = (tx: Db, oneId: number, otherId: number): Promise<void> => lockPairs(tx, oneId, [otherId])

/** Lets these members gain friends one at a time, so that nobody passes the most there can be (C-48). After the pair's lock. */
export const lockMembers = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(
    `select pg_advisory_xact_lock(key) from (select hashtextextended('friends of:' || id, 0) as key from unnest($1::bigint[]) id order by id offset 0) keys`,
    [ids],
  )
}
