import { parseRate } from '@cliffhanger/rules/money.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { incomeOfDay } from '@cliffhanger/rules/wallet/treasure.ts'
import type { ServerContext } from '../../../context.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type Ledger, PoolShort, platformOwner } from '../../ledger/index.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import { incomeNumber } from './income-number.ts'
import {
  beginRun,
  closePaid,
  closePassed,
  findFirstMove,
  findNewestRun,
  type HeldRow,
  insertDay,
  listHeld,
  markShort,
  type RunRow,
  readPool,
} from './queries/runs.ts'

type Paying = Pick<ServerContext, 'db' | 'clock' | 'settings' | 'log'>

/** A move made in the last moments of a day is committed by then, so the day's entries are all there. */
const settledMs = 120_000
const membersAtOnce = 500

/**
 * Pays the income of every finished day that was not settled, in order: of each day the share of what was held through all of it, out of
 * the interest pool and nothing else. Each member's day is one row and one transfer for ever, so running twice, at once, late or after a
 * crash pays what is missing and no more.
 *
 * Where the pool cannot pay a day to everybody, nobody is paid and accrual is paused (S-112): the day waits while it is the newest that is
 * over, for the pool to be funded, and has earned nothing once the next is over too. Where somebody emptied the pool after the first were
 * paid, it waits until all can be.
 */
export async function payTreasureIncome(
  context: Paying,
  ledger: Pick<Ledger, 'move'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, settings } = context
  const newestOver = addDays(platformDay(clock() - settledMs, settings.TIME_ZONE), -1)
  for (;;) {
    const day = await nextDay(context)
    if (day === undefined || day > newestOver || signal?.aborted) return
    const { settings: wallet } = await readWalletSettings(db)
    const run = await beginRun(db, day, parseRate(wallet.treasure_day_rate) ?? 0n, clock())
    const isPaid = (await canPay(context, run)) && (await payDay(context, ledger, run, signal))
    if (signal?.aborted) return
    if (isPaid) {
      await closePaid(db, day, clock())
    } else if (day === newestOver || !(await closePassed(db, day, clock()))) {
      await markShort(db, day)
      return
    }
  }
}

/** The first day that is not settled; undefined while nobody ever had a treasure. */
async function nextDay({ db, settings }: Paying): Promise<string | undefined> {
  const newest = await findNewestRun(db)
  if (newest) return newest.outcome === 'open' ? newest.day : addDays(newest.day, 1)
  const firstMs = await findFirstMove(db)
  return firstMs === undefined ? undefined : platformDay(firstMs, settings.TIME_ZONE)
}

/** Everybody's income of the day, in pages of members. */
async function* incomesOf({ db, settings }: Paying, { day, rate }: RunRow) {
  const startMs = dayStartMs(day, settings.TIME_ZONE)
  const endMs = dayStartMs(addDays(day, 1), settings.TIME_ZONE)
  let afterId = 0
  for (;;) {
    const rows: HeldRow[] = await listHeld(db, { day, startMs, endMs, afterId, limit: membersAtOnce })
    for (const { user_id: userId, held: text, carry, is_settled: isSettled } of rows) {
      const held = BigInt(text)
      if (isSettled || held === 0n) continue
      yield { userId, day, held, rate: BigInt(rate), ...incomeOfDay(held, BigInt(rate), BigInt(carry)) }
    }
    if (rows.length < membersAtOnce) return
    afterId = rows.at(-1)?.user_id ?? afterId
  }
}

async function canPay(context: Paying, run: RunRow): Promise<boolean> {
  let due = 0n
  for await (const { paid } of incomesOf(context, run)) due += paid
  return due <= (await readPool(context.db))
}

/** Pays everybody, each in a separate transaction; false where the pool was emptied meanwhile. */
async function payDay(
  context: Paying,
  ledger: Pick<Ledger, 'move'>,
  run: RunRow,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, clock, log } = context
  for await (const income of incomesOf(context, run)) {
    if (signal?.aborted) return false
    const { userId, day, paid } = income
    try {
      await db.transaction(async (tx) => {
        if (!(await insertDay(tx, { ...income, nowMs: clock() })) || paid === 0n) return
        await ledger.move(tx, {
          kind: 'treasure_income',
          key: `interest:${userId}:${day}`,
          bizNo: incomeNumber(day),
          moves: [{ route: 'treasure_income.pay', coin: 'money', amount: paid, from: platformOwner, to: userId }],
        })
      })
    } catch (error) {
      if (error instanceof PoolShort) return false
      if (!(error instanceof Refusal)) throw error
      // A treasure as full as one can be must not keep everybody else's income back.
      log.error({ err: error, userId, day }, 'a treasure could not take its income')
    }
  }
  return true
}
