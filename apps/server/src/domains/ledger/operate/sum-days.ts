import { commissionDaysOf } from '@cliffhanger/rules/commission/commission-days.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { rewardDaysOf } from '@cliffhanger/rules/rewards/reward-days.ts'
import { type DaySum, moneyDaysOf } from '@cliffhanger/rules/wallet/money-days.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { findUnsummed, getDaysUntil, listDays, sumDays, sumPurpose } from './queries/days.ts'

const sumJob = defineJob({
  name: 'wallet.sumDays',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

const transfersAtOnce = 5000

/** Keeps the sums by day up with the seals: what is sealed never changes, so it is read once. */
export async function startSumJob(context: ServerContext): Promise<void> {
  await context.jobs.work(sumJob, async (_nothing, { signal }) => {
    while (!signal.aborted && (await sumNext(context)));
  })
}

/** Adds the next transfers to the sums by day; false where there are none. Safe for several at once. */
export async function sumNext({ db, settings }: Pick<ServerContext, 'db' | 'settings'>): Promise<boolean> {
  const { last_transfer: afterId } = await getDaysUntil(db)
  const next = await findUnsummed(db, transfersAtOnce)
  if (next.last_transfer === null) return false
  const zone = settings.TIME_ZONE
  return sumDays(db, afterId, next.last_transfer, daysBetween(next.from_ms, next.until_ms, zone))
}

function daysBetween(fromMs: number, untilMs: number, zone: string): { day: string; startMs: number }[] {
  const last = platformDay(untilMs, zone)
  const days: { day: string; startMs: number }[] = []
  for (let day = platformDay(fromMs, zone); day <= last; day = addDays(day, 1))
    days.push({ day, startMs: dayStartMs(day, zone) })
  return days
}

interface Days<Figures> {
  readonly days: readonly Figures[]
  /** Up to when it is counted; 0 where nothing is. */
  readonly untilMs: number
}

/** Money in and out of the last days, today first. */
export const readMoneyDays = (
  db: Db,
  newest: string,
  count: number,
): Promise<Days<ReturnType<typeof moneyDaysOf>[number]>> => readDays(db, newest, count, moneyDaysOf)

/** What rewards gave and took on the last days, today first. */
export const readRewardDays = (
  db: Db,
  newest: string,
  count: number,
): Promise<Days<ReturnType<typeof rewardDaysOf>[number]>> => readDays(db, newest, count, rewardDaysOf)

/** What commission cost on the last days, and what waited at the end of each, today first. */
export async function readCommissionDays(
  db: Db,
  newest: string,
  count: number,
): Promise<Days<ReturnType<typeof commissionDaysOf>[number]>> {
  const open = BigInt(await sumPurpose(db, 'commission_pending', newest))
  return readDays(db, newest, count, (sums, day, days) => commissionDaysOf(sums, day, days, open))
}

async function readDays<Figures>(
  db: Db,
  newest: string,
  count: number,
  figuresOf: (sums: readonly DaySum[], newest: string, count: number) => Figures[],
): Promise<Days<Figures>> {
  const rows = await listDays(db, addDays(newest, 1 - count), newest)
  const sums = rows.map(
    (row): DaySum => ({
      day: row.day,
      kind: row.kind,
      purpose: row.purpose,
      coin: row.coin_code,
      inSum: BigInt(row.in_sum),
      outSum: BigInt(row.out_sum),
    }),
  )
  return { days: figuresOf(sums, newest, count), untilMs: (await getDaysUntil(db)).until_ms }
}
