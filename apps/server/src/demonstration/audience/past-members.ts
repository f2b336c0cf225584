import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import { demoMembers } from '../../domains/account/index.ts'
import type { Actor } from '../caller.ts'
import { historyDays } from '../history/history.ts'

/** A member of the past, and since when they know their way. */
export interface PastMember extends Actor {
  readonly sinceMs: number
  /** Whoever tries the demonstration as them rates and spends for themselves. */
  readonly onlyWatches: boolean
}

interface MemberRow {
  readonly id: number
  readonly language: Language
  readonly since_ms: number
}

const memberOf = ({ id, language, since_ms }: MemberRow, onlyWatches: boolean): PastMember => ({
  who: 'member',
  id,
  language,
  address: '203.0.113.1',
  // A day later they know their way.
  sinceMs: since_ms + dayMs,
  onlyWatches,
})

/** Whoever came in the past that was made, in the order in which they came; nobody who came since, and none of those who can be signed in as. */
export async function listPastMembers({
  db,
  settings,
}: Pick<ServerContext, 'db' | 'settings'>): Promise<readonly PastMember[]> {
  const { made_ms: startMs } = await db.one<{ made_ms: number }>(
    `select made_ms from demonstration_parts where name = 'history'`,
  )
  const zone = settings.TIME_ZONE
  const endMs = dayStartMs(addDays(platformDay(startMs, zone), historyDays), zone)
  const found = await db.query<MemberRow>(
    `select id, language, created_ms as since_ms from accounts
      where created_ms >= $1 and created_ms < $2 and (login_name is null or login_name <> all ($3)) order by id`,
    [startMs, endMs, demoMembers.map(({ loginName }) => loginName)],
  )
  return found.map((row) => memberOf(row, false))
}

/** Those whom the demonstration can be tried as: they watched something too, so that their lists are not empty. */
export async function listTriedMembers({ db }: Pick<ServerContext, 'db'>): Promise<readonly PastMember[]> {
  const found = await db.query<MemberRow>(
    'select id, language, created_ms as since_ms from accounts where login_name = any ($1) order by id',
    [demoMembers.map(({ loginName }) => loginName)],
  )
  return found.map((row) => memberOf(row, true))
}
