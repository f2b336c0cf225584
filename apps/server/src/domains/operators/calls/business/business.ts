import type { BusinessDay, businessOperatorCalls } from '@cliffhanger/contract/business/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { type Period, periodBefore } from '@cliffhanger/rules/business/period.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import type { BusinessDayRow } from '../../../business/index.ts'
import { writeMoney } from '../../../wallet/index.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { withTags, writtenLanguage } from '../../present/drama.ts'

type Calls = typeof businessOperatorCalls

const shownDramas = 10

interface Asked {
  readonly days: number
  readonly to?: string | undefined
}

/** The period that is asked for, and the days of it and of the one before it, the newest first. */
function periodsOf({ days, to: last }: Asked, today: string) {
  const to = last ?? today
  const period: Period = { from: addDays(to, 1 - days), to }
  return {
    period,
    before: periodBefore(period),
    days: Array.from({ length: 2 * days }, (_, back) => addDays(to, -back)),
  }
}

const getBusiness =
  ({ business, drama }: OperatorNeeds): Handler<Calls['getBusiness']> =>
  async ({ db, clock, settings }, asked) => {
    const today = platformDay(clock(), settings.TIME_ZONE)
    const { period, before, days } = periodsOf(asked, today)
    const [rows, watched, { until_ms }] = await Promise.all([
      business.operator.listDays(db, before.from, period.to),
      drama.operator.readWatched(db, { before, period, limit: shownDramas }),
      business.operator.getUntil(db),
    ])
    const rowOf = new Map(rows.map((row) => [row.day, row]))
    return {
      days: days.map((day) => ({
        ...presentDay(day, rowOf.get(day), today),
        watched_seconds: watched.days.get(day)?.seconds ?? 0,
        views: watched.days.get(day)?.views ?? 0,
      })),
      dramas: watched.dramas.map(({ drama: { id, language, texts }, seconds, views, seconds_before }) => ({
        id,
        language: writtenLanguage(language),
        texts: withTags(texts),
        watched_seconds: seconds,
        views,
        watched_seconds_before: seconds_before,
      })),
      today,
      until_time: toSeconds(until_ms),
    }
  }

/** Nobody knows who comes back on a day before it is over. */
const presentDay = (
  day: string,
  row: BusinessDayRow | undefined,
  today: string,
): Omit<BusinessDay, 'watched_seconds' | 'views'> => {
  const known = (later: number, count = 0): number | null => (addDays(day, later) < today ? count : null)
  return {
    day,
    active: row?.active ?? 0,
    active_week: row?.active_week ?? 0,
    active_month: row?.active_month ?? 0,
    newcomers: row?.newcomers ?? 0,
    played: row?.played ?? 0,
    signed_up: row?.signed_up ?? 0,
    paid: row?.paid ?? 0,
    returned_day: known(1, row?.returned_day),
    returned_week: known(7, row?.returned_week),
    returned_month: known(30, row?.returned_month),
  }
}

const getRevenue =
  ({ ledger, session }: OperatorNeeds): Handler<Calls['getRevenue']> =>
  async ({ db, clock, settings }, asked) => {
    const today = platformDay(clock(), settings.TIME_ZONE)
    const { period, days } = periodsOf(asked, today)
    const read = await ledger.operator.readMoneyDays(db, period.to, days.length)
    return {
      days: read.days.map(({ day, recharged, refunded, chargedBack }) => ({
        day,
        received: writeMoney(Object.values(recharged).reduce((sum, amount) => sum + amount, 0n)),
        returned: writeMoney(refunded + chargedBack),
      })),
      today,
      money_name: (await session.platform()).money_name,
      until_time: toSeconds(read.untilMs),
    }
  }

export const businessHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  getBusiness: getBusiness(needs),
  getRevenue: getRevenue(needs),
})
