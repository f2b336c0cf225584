import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** How far from an edge the nearest transfer is looked for: on a busy platform the first is enough. */
const distances = [hourMs, dayMs, 31 * dayMs, Number.MAX_SAFE_INTEGER] as const

/** The ids between which all transfers of a period stand; undefined where it goes beyond the first or the last of all. */
export interface IdSpan {
  readonly first: number | undefined
  readonly last: number | undefined
}

/** From the first moment on, before the last. */
interface Period {
  readonly fromMs?: number | undefined
  readonly toMs?: number | undefined
}

/**
 * Between which ids the transfers of a period stand; undefined where there are none. Ids follow the time, and they alone have an index with an order:
 * a page of a long period reads no more than its rows. The index by time tells ranges of the table, so only the rows near an edge are read by it.
 */
export async function spanOfPeriod(db: Db, { fromMs, toMs }: Period): Promise<IdSpan | undefined> {
  const { oldest, newest } = await db.one<{ oldest: number | null; newest: number | null }>(
    `select (select created_ms from ledger_transfers order by id limit 1) as oldest,
            (select created_ms from ledger_transfers order by id desc limit 1) as newest`,
  )
  if (oldest === null || newest === null) return undefined
  if ((fromMs ?? 0) > newest || (toMs ?? Number.MAX_SAFE_INTEGER) <= oldest) return undefined
  const [first, last] = await Promise.all([
    fromMs === undefined || fromMs <= oldest ? undefined : firstFrom(db, fromMs),
    toMs === undefined || toMs > newest ? undefined : lastBefore(db, toMs),
  ])
  return { first, last }
}

const firstFrom = (db: Db, ms: number): Promise<number | undefined> =>
  nearest(
    db,
    'min',
    distances.map((distance) => [ms, Math.min(ms + distance, Number.MAX_SAFE_INTEGER)]),
  )

const lastBefore = (db: Db, ms: number): Promise<number | undefined> =>
  nearest(
    db,
    'max',
    distances.map((distance) => [ms - distance, ms]),
  )

async function nearest(
  db: Db,
  aggregate: 'min' | 'max',
  spans: readonly (readonly [fromMs: number, toMs: number])[],
): Promise<number | undefined> {
  for (const span of spans) {
    // With the ids in order the planner would walk to the period instead of reading it.
    const { id } = await db.one<{ id: number | null }>(
      `select ${aggregate}(id + 0) as id from ledger_transfers where created_ms >= $1 and created_ms < $2`,
      span,
    )
    if (id !== null) return id
  }
  return undefined
}
