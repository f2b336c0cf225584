import type { Db } from '../../../../platform/database/db.ts'
import type { Chart } from './charts.ts'

export interface NewPin {
  readonly dramaId: number
  readonly place: number
  /** Null: until it is taken away. */
  readonly endsMs: number | null
}

export interface PinnedRow {
  readonly drama_id: number
  readonly place: number
  readonly ends_ms: number | null
}

/** Holds a drama that members see until the transaction ends. */
export const lockListed = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.execute('select from dramas where id = $1 and is_listed for key share', [id])) === 1

/** What is pinned to a chart now. */
export const listPinned = (db: Db, { type, period }: Chart, nowMs: number): Promise<PinnedRow[]> =>
  db.query<PinnedRow>(
    `select drama_id, place, ends_ms from chart_pins
     where type = $1 and period = $2 and (ends_ms is null or ends_ms > $3) order by place`,
    [type, period, nowMs],
  )

/** Pins a drama, or moves its pin; 0 where another one has the place. What is over gives its place away. */
export async function insertPin(tx: Db, { type, period }: Chart, pin: NewPin, nowMs: number): Promise<number> {
  // One after the other: two pins for one place would wait for each other's key.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chart.${type}.${period}`])
  await tx.execute('delete from chart_pins where type = $1 and period = $2 and (ends_ms <= $3 or drama_id = $4)', [
    type,
    period,
    nowMs,
    pin.dramaId,
  ])
  return tx.execute(
    `insert into chart_pins (type, period, drama_id, place, ends_ms) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [type, period, pin.dramaId, pin.place, pin.endsMs],
  )
}

export const deletePin = (tx: Db, { type, period }: Chart, dramaId: number): Promise<{ place: number } | undefined> =>
  tx.find('delete from chart_pins where type = $1 and period = $2 and drama_id = $3 returning place', [
    type,
    period,
    dramaId,
  ])
