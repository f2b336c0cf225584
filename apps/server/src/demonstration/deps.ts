import type { Db } from '../platform/database/db.ts'

/** Makes a part of the demonstration once and for all, in one transaction with the note that it is made; answers the id it made.
 *  A second maker waits for the first and then gets its id. */
export function makeOnce(db: Db, name: string, nowMs: number, make: (tx: Db) => Promise<number>): Promise<number> {
  return db.transaction(async (tx) => {
    const isFirst =
      (await tx.execute('insert into demonstration_parts (name, made_ms) values ($1, $2) on conflict do nothing', [
        name,
        nowMs,
      ])) === 1
    if (isFirst) await tx.execute('update demonstration_parts set made_id = $2 where name = $1', [name, await make(tx)])
    return (await tx.one<{ made_id: number }>('select made_id from demonstration_parts where name = $1', [name]))
      .made_id
  })
}

/** Whether a part is made, so that costly preparations can be left out. */
export const isMade = async (db: Db, name: string): Promise<boolean> =>
  (await db.execute('select from demonstration_parts where name = $1', [name])) === 1

/** The id a part made; 0 where it is not made. */
export const madeId = async (db: Db, name: string): Promise<number> =>
  (await db.find<{ made_id: number }>('select made_id from demonstration_parts where name = $1', [name]))?.made_id ?? 0
