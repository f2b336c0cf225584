import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { incomeOfDay } from '@cliffhanger/rules/wallet/treasure.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { appendEvents } from '../../platform/realtime/streams.ts'
import { PoolShort, platformOwner } from '../ledger/index.ts'
import { forEachOrder } from './each-order.ts'
import type { CrowdfundingNeeds } from './needs.ts'
import { poolStatus } from './pool.ts'
import { orderEvent } from './present.ts'
import { insertDays, listOwedDays, listOwedOrders, listUncounted, payDays } from './queries/interest.ts'
import { type CrowdOrderRow, getOrder, lockOrder } from './queries/orders.ts'

type Counting = Pick<ServerContext, 'clock' | 'settings'>
type Paying = Counting & Pick<ServerContext, 'db'>
type Telling = Paying & Pick<ServerContext, 'bus'>
type Logging = Pick<ServerContext, 'log'>

const daysAtOnce = 400

/** The newest day of the platform that is over. */
export const lastDay = ({ clock, settings }: Counting): string => addDays(platformDay(clock(), settings.TIME_ZONE), -1)

/**
 * Counts what an order earned on every day that is over, in order, each once (S-92, C-29); the order is locked, and it is answered as it is then.
 * What is less than a minor unit is carried on. With its last day the order has matured.
 */
export async function countInterest(context: Counting, tx: Db, order: CrowdOrderRow): Promise<CrowdOrderRow> {
  if (order.state !== crowdOrderStates.running) return order
  const until = lastDay(context) < order.end_day ? lastDay(context) : order.end_day
  if (order.counted_day >= until) return order
  const principal = BigInt(order.principal)
  const days: { day: string; principal: bigint; amount: bigint }[] = []
  let carry = BigInt(order.carry)
  for (let day = addDays(order.counted_day, 1); day <= until; day = addDays(day, 1)) {
    const income = incomeOfDay(principal, BigInt(order.day_rate), carry)
    carry = income.carry
    days.push({ day, principal, amount: income.paid })
  }
  const state = until === order.end_day ? crowdOrderStates.matured : crowdOrderStates.running
  await insertDays(tx, order.id, days, { carry, state }, context.clock())
  return lockOrder(tx, order.id)
}

/** Counts every running order, each in a transaction of its own. */
export const countAllInterest = (context: Telling & Logging, signal?: AbortSignal): Promise<void> =>
  forEachOrder(
    context,
    {
      list: (limit) => listUncounted(context.db, lastDay(context), limit),
      work: (id) => context.db.transaction((tx) => countOne(context, tx, id), { retries: 3 }),
      failure: 'the interest of an order could not be counted',
    },
    signal,
  )

/** Its member is told when it has matured; what it earned they are told when it is paid. */
async function countOne(context: Telling, tx: Db, id: number): Promise<void> {
  const before = await lockOrder(tx, id)
  const order = await countInterest(context, tx, before)
  if (order.state !== before.state) await appendEvents(context, tx, [orderEvent(context, order)])
}

/**
 * Pays what is owed out of the pool and nothing else, the oldest days first. A day that the pool cannot pay to everybody waits with all that come
 * after it, so that nobody is preferred (S-112). Each order's days are paid by one transfer, once.
 */
export async function payOwedInterest(
  context: Paying & Logging,
  { ledger }: Pick<CrowdfundingNeeds, 'ledger'>,
  signal?: AbortSignal,
): Promise<void> {
  let day: string | undefined
  await forEachOrder(
    context,
    {
      async list(limit) {
        day = await payableUntil(context.db)
        return day === undefined ? [] : listOwedOrders(context.db, day, limit)
      },
      work: async (id) => day !== undefined && payOrder(context, ledger, id, day),
      failure: 'the interest of an order could not be paid',
    },
    signal,
  )
}

/** The newest day until which the pool can pay everybody; undefined where it cannot pay the oldest, or nothing is owed. */
async function payableUntil(db: Db): Promise<string | undefined> {
  const { balance } = await poolStatus(db)
  let sum = 0n
  let until: string | undefined
  for (const { day, amount } of await listOwedDays(db, daysAtOnce)) {
    sum += BigInt(amount)
    if (sum > balance) break
    until = day
  }
  return until
}

/** False where the pool was emptied meanwhile. */
async function payOrder(
  context: Paying,
  ledger: CrowdfundingNeeds['ledger'],
  orderId: number,
  day: string,
): Promise<boolean> {
  try {
    await context.db.transaction(
      async (tx) => {
        const order = await lockOrder(tx, orderId)
        const { amount, newest } = await payDays(tx, orderId, day, context.clock())
        if (amount === 0n) return
        const posted = await ledger.postOnce(tx, {
          kind: 'project_interest',
          key: `project_interest:${orderId}:${newest}`,
          bizNo: order.order_no,
          remark: order.title,
          moves: [{ route: 'project_interest.pay', coin: 'money', amount, from: platformOwner, to: order.user_id }],
        })
        await ledger.notify(tx, posted, [order.user_id], [orderEvent(context, await getOrder(tx, orderId))])
      },
      { retries: 3 },
    )
    return true
  } catch (error) {
    if (error instanceof PoolShort) return false
    throw error
  }
}
