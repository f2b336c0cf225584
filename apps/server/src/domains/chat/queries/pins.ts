import type { Db } from '../../../platform/database/db.ts'

/** The pinned messages of a group, the newest pin first. */
export const listPins = async (db: Db, groupId: number): Promise<number[]> =>
  (
    await db.query<{ msg_id: number }>(`select msg_id from group_pins where group_id = $1 order by place desc`, [
      groupId,
    ])
  ).map(({ msg_id }) => msg_id)

/** Pins a message that is not pinned yet; under the lock of the group's row. */
export async function insertPin(tx: Db, groupId: number, messageId: number): Promise<void> {
  await tx.execute(`insert into group_pins (group_id, msg_id) values ($1, $2)`, [groupId, messageId])
  await noteNewest(tx, groupId)
}

/** Takes the pins of these messages away, or of those these members wrote; under the lock of the group's row. Answers whose pins they were,
 *  the oldest pin first. */
export async function deletePins(
  tx: Db,
  groupId: number,
  { column, ids }: { readonly column: 'msg_id' | 'sender_id'; readonly ids: readonly number[] },
): Promise<number[]> {
  const gone = await tx.query<{ msg_id: number; place: number }>(
    `delete from group_pins p using messages m
      where p.group_id = $1 and m.msg_id = p.msg_id and m.${column} = any ($2) returning p.msg_id, p.place`,
    [groupId, ids],
  )
  if (gone.length > 0) await noteNewest(tx, groupId)
  return gone.toSorted((one, other) => one.place - other.place).map(({ msg_id }) => msg_id)
}

const noteNewest = (tx: Db, groupId: number): Promise<number> =>
  tx.execute(
    `update groups set pinned_msg_id = coalesce((select msg_id from group_pins where group_id = $1 order by place desc limit 1), 0)
      where group_id = $1`,
    [groupId],
  )
