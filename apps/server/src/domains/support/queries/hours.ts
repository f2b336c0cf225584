import type { SupportHours } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

interface HoursRow {
  readonly version: number
  readonly hours: SupportHours
}

/** Undefined where they were never set. */
export const findHours = (db: Db): Promise<HoursRow | undefined> => db.find(`select version, hours from support_hours`)

/** Stores them over this version; undefined where another one is there. */
export const saveHours = (tx: Db, version: number, hours: SupportHours): Promise<HoursRow | undefined> =>
  tx.find(
    `insert into support_hours as h (version, hours) select 1, $2::jsonb where $1 = 0 or exists (select from support_hours)
     on conflict (is_only) do update set version = h.version + 1, hours = excluded.hours where h.version = $1
     returning version, hours`,
    [version, JSON.stringify(hours)],
  )

/** Whether the database knows a time zone of this name, too. */
export const hasTimeZone = async (db: Db, name: string): Promise<boolean> =>
  (await db.find(`select from pg_timezone_names where name = $1`, [name])) !== undefined
