import type { WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor } from '@cliffhanger/rules/money.ts'
import { segmentAt, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import { type Move, PoolShort, type Posted, platformOwner } from '../../ledger/index.ts'
import type { RewardsNeeds } from '../needs.ts'
import { readToday } from '../today.ts'
import { givePrize, recordPrize, type Winning } from './give-prize.ts'
import { type SeedRow, setClientSeed, takeNonce } from './queries/seeds.ts'
import { insertSpin, reserveSpinId, type SpinPayment, takeGivenSpin } from './queries/spins.ts'
import { countDraw, findStocks, findTable, type Segment, type TableRow } from './queries/tables.ts'
import { drawNumber, openSecret, openSeed } from './seeds.ts'
import { readWheelSettings } from './settings.ts'
import { usedOf } from './spins-left.ts'

type Context = Pick<ServerContext, 'databaseClock' | 'settings' | 'secrets' | 'clock' | 'bus'>

/** A spin with everything it came to; `seed` is as it stands after it. */
export interface Spun {
  readonly id: number
  readonly table: TableRow
  readonly prize: Segment
  readonly raw: Segment
  readonly rawResult: number
  readonly seed: SeedRow
  readonly clientSeed: string
  readonly nonce: number
}

/**
 * Spins once: the cost, the draw and the prize are one transaction (S-107). A free spin of the day is used first, then one that was given, then coins where
 * the member wants to pay and operators allow it. Refuses 7023 without a spin or above the day's most, 7001. A prize that has run out gives the
 * published fallback.
 */
export async function spin(
  context: Context,
  domains: RewardsNeeds,
  tx: Db,
  request: { readonly userId: number; readonly mayPay: boolean; readonly clientSeed: string | undefined },
): Promise<Spun> {
  const { userId } = request
  const { nowMs, today } = await readToday(context, tx)
  const open = await openSeed(context, tx, { userId, today, nowMs })
  const clientSeed = request.clientSeed ?? open.clientSeed
  if (clientSeed !== open.clientSeed) await setClientSeed(tx, userId, clientSeed)
  const [table = refuse('noSpinsLeft'), { settings }] = await Promise.all([findTable(tx), readWheelSettings(tx)])
  const payment = await payFor(tx, { userId, mayPay: request.mayPay, seed: open.seed, settings })
  const seed = await takeNonce(tx, open.seed.id, payment === 'free')
  const nonce = seed.next_nonce - 1
  const secret = openSecret(context, open.seed.sealed)
  const weights = table.segments.map(({ weight }) => weight)
  const rawResult = drawNumber(secret, { userId, clientSeed, nonce }, totalOf(weights))
  const raw = at(table, segmentAt(weights, rawResult))
  const winning = { userId, spinId: await reserveSpinId(tx), today, nowMs }
  const cost = payment === 'paid' ? await costMoves(domains, tx, userId, settings) : []
  const { prize, posted, events } = await settle(domains, tx, { table, raw, winning, cost })
  const drawn = { userId, rawPrizeId: raw.prize_id, prizeId: prize.prize_id, tableId: table.id }
  const isWin = prize.kind !== 'thanks'
  await insertSpin(tx, winning.spinId, {
    ...drawn,
    seedId: open.seed.id,
    nonce,
    clientSeed,
    rawResult,
    payment,
    isWin,
    nowMs,
  })
  await recordPrize(tx, prize, winning)
  if (posted) await domains.ledger.notify(tx, posted, [userId], events)
  else if (events.length > 0) await appendEvents(context, tx, events)
  return { id: winning.spinId, table, prize, raw, rawResult, seed, clientSeed, nonce }
}

interface Settled {
  readonly prize: Segment
  readonly posted: Posted | undefined
  readonly events: readonly NewEvent[]
}

/** Gives the drawn prize, or the published fallback where it has run out, and moves all coins of the spin at once. */
async function settle(
  domains: RewardsNeeds,
  tx: Db,
  { table, raw, winning, cost }: { table: TableRow; raw: Segment; winning: Winning; cost: readonly Move[] },
): Promise<Settled> {
  const stocks = await findStocks(tx, [raw.prize_id])
  const give = async (prize: Segment): Promise<Settled | undefined> => {
    const given = await givePrize(domains, tx, prize, winning, stocks)
    if (!given) return undefined
    await countDraw(tx, {
      tableId: table.id,
      userId: winning.userId,
      rawPrizeId: raw.prize_id,
      prizeId: prize.prize_id,
    })
    const moves = [...cost, ...given.moves]
    const transfer = { kind: 'wheel', key: `wheel:${winning.spinId}`, bizNo: `W${winning.spinId}`, moves }
    return {
      prize,
      events: given.events,
      posted: moves.length > 0 ? await domains.ledger.postOnce(tx, transfer) : undefined,
    }
  }
  const settled = await (canFailLate(raw) ? wholeOrNothing(tx, () => give(raw)) : give(raw))
  if (settled) return settled
  const fallback = table.segments.find((segment) => segment.is_fallback)
  const given = fallback && (await give(fallback))
  if (!given) throw new Error(`Table ${table.id} has no fallback that can be given`)
  return given
}

/** Whether a prize is found to be missing only after its stock was taken: money the budget lacks, a coupon whose kind is over. */
const canFailLate = ({ kind, coin_code: coin }: Segment): boolean => coin === 'money' || kind === 'coupon'

/** Gives something or leaves no trace: where it is not there, or its budget of money cannot pay, what was taken goes back and undefined is answered. */
async function wholeOrNothing<Result>(tx: Db, work: () => Promise<Result | undefined>): Promise<Result | undefined> {
  await tx.execute('savepoint prize', [], { prepare: false })
  const result = await work().catch((error: unknown) => {
    if (error instanceof PoolShort) return undefined
    throw error
  })
  if (result === undefined) await tx.execute('rollback to savepoint prize', [], { prepare: false })
  return result
}

const at = (table: TableRow, index: number): Segment => {
  const segment = table.segments[index]
  if (!segment) throw new Error('A draw falls to a segment of its table')
  return segment
}

/** What a spin is paid with; uses it up, except for coins. */
async function payFor(
  tx: Db,
  { userId, mayPay, seed, settings }: { userId: number; mayPay: boolean; seed: SeedRow; settings: WheelSettings },
): Promise<SpinPayment> {
  if (usedOf(seed) >= settings.daily_max) refuse('noSpinsLeft')
  if (seed.free_used < settings.free_daily) return 'free'
  if (await takeGivenSpin(tx, userId)) return 'given'
  return mayPay && settings.is_paid ? 'paid' : refuse('noSpinsLeft')
}

/** What a spin costs, out of granted gold first; bought gold only where operators allow it. */
async function costMoves(domains: RewardsNeeds, tx: Db, userId: number, settings: WheelSettings): Promise<Move[]> {
  const cost = costOfSpin(settings)
  const sides = { from: userId, to: platformOwner }
  if (settings.cost_coin === 'point') return [{ route: 'wheel_cost.point', coin: 'point', amount: cost, ...sides }]
  const gold = (await domains.ledger.lockGold(tx, [userId])).get(userId) ?? { granted: 0n, bought: 0n }
  const granted = gold.granted < cost ? gold.granted : cost
  const bought = cost - granted
  if (bought > (settings.takes_bought ? gold.bought : 0n)) refuse('insufficientBalance')
  return [
    ...(granted > 0n ? [{ route: 'wheel_cost.granted', coin: 'gold', amount: granted, ...sides } as const] : []),
    ...(bought > 0n ? [{ route: 'wheel_cost.bought', coin: 'gold', amount: bought, ...sides } as const] : []),
  ]
}

export const costOfSpin = ({ cost_coin: coin, cost_amount: amount }: WheelSettings): Minor =>
  parseMinor(amount, coinScale[coin]) ?? 0n
