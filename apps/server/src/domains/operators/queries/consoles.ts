import type { Db } from '../../../platform/database/db.ts'

export const hasConsole = async (db: Db, operatorId: number, keyHash: Buffer): Promise<boolean> =>
  (await db.find(`select 1 from operator_consoles where operator_id = $1 and key_hash = $2`, [operatorId, keyHash])) !==
  undefined

export const noteConsole = (tx: Db, operatorId: number, keyHash: Buffer, nowMs: number): Promise<number> =>
  tx.execute(
    `insert into operator_consoles (operator_id, key_hash, seen_ms) values ($1, $2, $3)
     on conflict (operator_id, key_hash) do update set seen_ms = excluded.seen_ms`,
    [operatorId, keyHash, nowMs],
  )
