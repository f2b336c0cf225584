import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../platform/database/db.ts'

/** How long after its registration, and after each look that found it in use, it is asked who refers to a file. Who uploads and sends
 *  later than this may have to upload again. */
export const lookEveryMs = 7 * dayMs

/** A file nobody refers to is looked at once more after this, and given up when still nobody does. */
export const secondLookAfterMs = 3 * dayMs

/** A registered file as a look sees it. */
export interface DueFile {
  readonly file_id: number
  readonly url: string
  readonly thumb_url: string
  readonly unreferenced_ms: number | null
}

/** Files whose look is due, held against everybody. One that is being referred to right now is left out: waiting for its lock while
 *  others are held could be a deadlock, and it is looked at the next time. */
export const lockDueFiles = (tx: Db, nowMs: number, limit: number): Promise<DueFile[]> =>
  tx.query(
    `select file_id, url, thumb_url, unreferenced_ms from uploads where registered_ms is not null and look_ms <= $1
      order by look_ms limit $2 for update skip locked`,
    [nowMs, limit],
  )

export const setUsed = (tx: Db, fileIds: readonly number[], lookMs: number): Promise<number> =>
  tx.execute(`update uploads set unreferenced_ms = null, look_ms = $2 where file_id = any ($1)`, [fileIds, lookMs])

export const setUnreferenced = (tx: Db, fileIds: readonly number[], nowMs: number, lookMs: number): Promise<number> =>
  tx.execute(`update uploads set unreferenced_ms = $2, look_ms = $3 where file_id = any ($1)`, [fileIds, nowMs, lookMs])

/** From now on nobody can refer to them any more. */
export const giveUp = (tx: Db, fileIds: readonly number[]): Promise<number> =>
  tx.execute(`update uploads set registered_ms = null where file_id = any ($1)`, [fileIds])

/** Begins anew as if nobody had looked yet; false where the file is not registered any more. */
export const saveFile = async (db: Db, fileId: number, lookMs: number): Promise<boolean> =>
  (await db.execute(
    `update uploads set unreferenced_ms = null, look_ms = $2 where file_id = $1 and registered_ms is not null`,
    [fileId, lookMs],
  )) > 0

const givenUp = `registered_ms is null and unreferenced_ms is not null`

export const listGivenUp = (db: Db, limit: number): Promise<Pick<DueFile, 'file_id' | 'url' | 'thumb_url'>[]> =>
  db.query(`select file_id, url, thumb_url from uploads where ${givenUp} order by file_id limit $1`, [limit])

export const deleteGivenUp = (db: Db, fileId: number): Promise<number> =>
  db.execute(`delete from uploads where file_id = $1 and ${givenUp}`, [fileId])
