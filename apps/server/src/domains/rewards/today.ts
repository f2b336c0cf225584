import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'

/** What tells the platform's day. */
export type DayReading = Pick<ServerContext, 'databaseClock' | 'settings'>

/** The platform's day and the instant it is now, both by the clock of the database (S-95). */
export async function readToday({ databaseClock, settings }: DayReading, db: Db) {
  const nowMs = await databaseClock(db)
  return { nowMs, zone: settings.TIME_ZONE, today: platformDay(nowMs, settings.TIME_ZONE) }
}
