import { costOf } from '@cliffhanger/rules/rewards/wheel-prize.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import { expiryOfGold } from '../expiry.ts'
import type { RewardsNeeds } from '../needs.ts'
import { insertReward } from '../records.ts'
import { giveSpins } from '../spins.ts'
import { type Segment, takePrize } from './queries/tables.ts'

/** A draw whose prize is given. */
export interface Winning {
  readonly userId: number
  readonly spinId: number
  readonly today: string
  readonly nowMs: number
}

/** A prize that is there to be given: the move of its coins, and what to tell besides. */
export interface Given {
  readonly moves: readonly Move[]
  readonly events: readonly NewEvent[]
}

/** The published fallback never runs out, whatever operators write of that prize for the next table: a spin could give nothing else. */
const isLimited = (segment: Segment, stocks: ReadonlyMap<number, number>) =>
  !segment.is_fallback && (segment.daily_budget !== null || stocks.has(segment.prize_id))

/**
 * Takes a prize out of its stock and its day's budget and gives what is no coins; undefined where it has run out. Coins are moved by the caller, together
 * with what the spin costs.
 */
export async function givePrize(
  domains: RewardsNeeds,
  tx: Db,
  segment: Segment,
  winning: Winning,
  stocks: ReadonlyMap<number, number>,
): Promise<Given | undefined> {
  const { userId, spinId, today, nowMs } = winning
  const amount = BigInt(segment.amount)
  const cost = costOf({ kind: segment.kind, amount })
  const budget = segment.daily_budget === null ? null : BigInt(segment.daily_budget)
  if (isLimited(segment, stocks) && !(await takePrize(tx, { prizeId: segment.prize_id, day: today, cost, budget })))
    return undefined
  const actKey = `wheel:${spinId}`
  switch (segment.kind) {
    case 'coin':
      return { moves: [await moveOf(tx, segment, winning)], events: [] }
    case 'times':
      await giveSpins(tx, { userId, spins: Number(amount), actKey, nowMs })
      return { moves: [], events: [] }
    case 'vip_days': {
      const gift = { userId, kind: 1, days: Number(amount), source: 'gift', actKey } as const
      return { moves: [], events: (await domains.membership.giveMembership(tx, gift)).events }
    }
    case 'coupon': {
      const coupon = await domains.wallet.coupons.give(tx, { kindId: segment.target_id, userId, actKey })
      return coupon && { moves: [], events: domains.wallet.coupons.events([coupon]) }
    }
    case 'thanks':
      return { moves: [], events: [] }
    case 'goods':
      return undefined
    default:
      return segment.kind satisfies never
  }
}

async function moveOf(tx: Db, segment: Segment, { userId, nowMs }: Winning): Promise<Move> {
  if (segment.coin_code === '') throw new Error('A prize of coins names its coin')
  const expiresMs = segment.coin_code === 'gold' ? await expiryOfGold(tx, nowMs) : undefined
  return {
    route: `wheel_prize.${segment.coin_code}`,
    coin: segment.coin_code,
    amount: BigInt(segment.amount),
    from: platformOwner,
    to: userId,
    ...(expiresMs !== undefined && { expiresMs }),
  }
}

/** Writes a prize into its member's list of rewards; nothing where nothing was won. */
export async function recordPrize(tx: Db, segment: Segment, { userId, spinId, nowMs }: Winning): Promise<void> {
  if (segment.kind === 'thanks') return
  await insertReward(tx, {
    userId,
    type: 'wheel',
    titles: segment.names,
    kind: segment.kind,
    coin: segment.coin_code,
    amount: BigInt(segment.amount),
    sourceId: spinId,
    nowMs,
  })
}
