import { forecastPool, type PoolForecast } from '@cliffhanger/rules/crowdfunding/pool-forecast.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type PoolStatus, poolStatus } from '../pool.ts'
import {
  countUndecided,
  findPoolAccount,
  listOwedByDay,
  listRunning,
  listUnreturnedProjects,
  sumMatured,
  sumOwed,
  sumUnpaid,
  sumUnreturned,
  type WaitingRow,
} from '../queries/obligations.ts'

/** How far the forecast looks, and how many of the oldest days and projects one answer shows. */
const forecastDays = 30
const shownDays = 60
const shownProjects = 100

export interface OwedDay {
  readonly day: string
  readonly amount: string
  readonly orders: number
  /** Full days since it was over. */
  readonly ageDays: number
}

export interface PoolView extends PoolStatus {
  /** The pool's account in the ledger; 0 before it was first funded. */
  readonly accountId: number
  readonly runningOrders: number
  readonly forecast: PoolForecast
  readonly owedDays: readonly OwedDay[]
}

export interface Obligations {
  readonly owed: WaitingRow
  readonly owedDays: readonly OwedDay[]
  readonly matured: WaitingRow
  readonly unreturned: WaitingRow
  readonly failedProjects: Awaited<ReturnType<typeof listUnreturnedProjects>>
  readonly unpaid: WaitingRow
  readonly undecided: number
}

/** What the pool will have to pay, and everything that is still owed or to be done. */
export const createObligationsOperator = ({ clock, settings }: Pick<ServerContext, 'clock' | 'settings'>) => {
  const today = (): string => platformDay(clock(), settings.TIME_ZONE)
  const owedDays = async (db: Db): Promise<OwedDay[]> =>
    (await listOwedByDay(db, shownDays)).map((row) => ({
      ...row,
      ageDays: Math.max(0, Math.round((Date.parse(today()) - Date.parse(row.day)) / 86_400_000) - 1),
    }))
  /** The moment a day was over, when what it earned was due; 0 where there is none. */
  const overMs = (day: string | null): number => (day === null ? 0 : dayStartMs(addDays(day, 1), settings.TIME_ZONE))
  const since = ({ total, amount, day }: { total: number; amount: string; day: string | null }): WaitingRow => ({
    total,
    amount,
    since_ms: overMs(day),
  })
  return {
    async pool(db: Db): Promise<PoolView> {
      const [status, running, account] = [await poolStatus(db), await listRunning(db), await findPoolAccount(db)]
      const groups = running.map((row) => ({
        countedDay: row.counted_day,
        endDay: row.end_day,
        orders: row.orders,
        principal: BigInt(row.principal),
        dayParts: BigInt(row.day_parts),
        carry: BigInt(row.carry),
      }))
      return {
        ...status,
        accountId: account?.id ?? 0,
        runningOrders: groups.reduce((sum, { orders }) => sum + orders, 0),
        forecast: forecastPool(status, groups, { from: today(), count: forecastDays }),
        owedDays: await owedDays(db),
      }
    },

    async list(db: Db): Promise<Obligations> {
      return {
        owed: since(await sumOwed(db)),
        owedDays: await owedDays(db),
        matured: since(await sumMatured(db)),
        unreturned: await sumUnreturned(db),
        failedProjects: await listUnreturnedProjects(db, shownProjects),
        unpaid: await sumUnpaid(db),
        undecided: await countUndecided(db, clock()),
      }
    },

    /** Orders to which interest is owed, and those of failed projects that hold money still. */
    async count(db: Db): Promise<number> {
      return (await sumOwed(db)).total + (await sumUnreturned(db)).total
    },
  }
}
