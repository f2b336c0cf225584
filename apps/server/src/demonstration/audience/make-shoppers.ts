import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { platformOwner } from '../../domains/ledger/index.ts'
import type { Actor } from '../caller.ts'
import { isMade, makeOnce } from '../deps.ts'
import { isHistoryMade } from '../history/history.ts'
import { type Choices, choicesOf } from '../history/seeded.ts'
import { openSimulation, type Simulation } from '../history/simulation.ts'
import { openTimeline, type Timeline } from '../history/timeline.ts'
import type { AudienceMaker } from './make-audience.ts'
import { listPastMembers, type PastMember } from './past-members.ts'
import { type Home, homes } from './shopper-texts.ts'

/** Goods that cost points alone, of which everybody may have some and there are enough for all, by their slugs. */
export const wantedGoods = ['mug', 'shirt', 'tote', 'cushion', 'notebook', 'pin'] as const

const part = 'shoppers'
const shopperTotal = 48
/** So many orders came too lately to be shipped. */
const waitingTotal = 24
const shopDays = 60
/** Orders of the last days come closer to each other. */
const lastDays = 2
const cancelEvery = 9
/** Points that pay for any one of them. */
const points = 1000n

interface Shop {
  readonly simulation: Simulation
  readonly timeline: Timeline
  readonly goods: ReadonlyMap<string, number>
  readonly operator: Actor
}

/**
 * Lets members of the past exchange points for goods over the last weeks, by the product's calls; operators shipped what was ordered, cancelled some of it,
 * and find the orders of the last days. Made once, and only where there is a past. A mall without them is better than none: what goes wrong is logged.
 */
export async function makeShoppers(maker: AudienceMaker, goods: ReadonlyMap<string, number>): Promise<void> {
  try {
    if (!(await isHistoryMade(maker.context)) || (await isMade(maker.context.db, part))) return
    await letShop(maker, goods)
  } catch (error) {
    maker.context.log.error({ err: error }, "the demonstration's mall was made without orders of the past")
  }
}

async function letShop({ context, compose }: AudienceMaker, goods: ReadonlyMap<string, number>): Promise<void> {
  const { TIME_ZONE: zone } = context.settings
  const nowMs = context.clock()
  const startMs = dayStartMs(addDays(platformDay(nowMs, zone), -shopDays), zone)
  const shoppers = (await listPastMembers(context))
    .filter(({ language, sinceMs }) => homes[language] && sinceMs < startMs)
    .slice(0, shopperTotal)
  const { id: operatorId } = await context.db.one<{ id: number }>('select min(id) as id from operators')
  const operator = { who: 'operator', id: operatorId, language: 'en', address: '127.0.0.1' } as const
  await makeOnce(context.db, part, nowMs, async (tx) => {
    const simulation = await openSimulation(context, compose, tx, startMs)
    try {
      const timeline = openTimeline(startMs, simulation.goTo)
      const shop = { simulation, timeline, goods, operator }
      for (const [index, shopper] of shoppers.entries()) planOrder(shop, shopper, index, startMs)
      await timeline.live(nowMs + 1)
    } finally {
      await simulation.close()
    }
    return shoppers.length
  })
}

function planOrder(shop: Shop, shopper: PastMember, index: number, startMs: number): void {
  const choices = choicesOf(`shopper/${index}`)
  const isWaiting = index >= shopperTotal - waitingTotal
  const sentDays = shopDays - lastDays - 8
  const day = isWaiting ? shopDays - 1 - (index % lastDays) : Math.floor((index * sentDays) / waitingTotal)
  const atMs = startMs + day * dayMs + choices.between(9 * 60, 21 * 60) * minuteMs
  shop.timeline.at(atMs, async () => {
    const id = await order(shop, shopper, choices)
    if (!isWaiting) planParcel(shop, shopper, id, { atMs, index })
  })
}

const homeOf = ({ language }: PastMember): Home => {
  const home = homes[language]
  if (!home) throw new Error(`nobody who reads ${language} orders goods`)
  return home
}

/** Answers the id of the order. Its member has no password for payments, so the domain is asked instead of the call. */
async function order({ simulation, goods }: Shop, shopper: PastMember, choices: Choices): Promise<number> {
  const { call, context, domains } = simulation
  const home = homeOf(shopper)
  const { address } = await call(shopper, addressCalls.addAddress, {
    consignee: choices.oneOf(home.names),
    phone: home.phone(String(choices.between(100_000, 999_999))),
    ...home.region,
    detail: choices.oneOf(home.streets),
  })
  const goodsId = goods.get(choices.oneOf(wantedGoods)) ?? 0
  return context.db.transaction(async (tx) => {
    const sides = { from: platformOwner, to: shopper.id }
    const moves = [{ route: 'correction.point_in', coin: 'point', amount: points, ...sides }] as const
    const key = `demonstration:shopper:${shopper.id}`
    await domains.ledger.move(tx, { kind: 'correction', key, bizNo: 'DEMO', moves })
    const { variants } = await domains.mall.operator.goods.get(tx, goodsId)
    const made = await domains.mall.exchange(tx, {
      userId: shopper.id,
      goodsId,
      variantId: variants[choices.below(Math.min(2, variants.length))]?.id ?? 0,
      number: 1,
      addressId: address.id,
      remark: '',
      shown: { points: undefined, money: undefined },
      actKey: key,
    })
    return made.id
  })
}

/** What became of an order. */
function planParcel(
  { simulation, timeline, operator }: Shop,
  shopper: PastMember,
  id: number,
  { atMs, index }: { readonly atMs: number; readonly index: number },
): void {
  const { call } = simulation
  const { carrier, parcel, steps } = homeOf(shopper)
  if (index % cancelEvery === cancelEvery - 1) {
    const reason = 'The last piece was damaged in the warehouse'
    timeline.at(atMs + dayMs, () => call(operator, mallOrderOperatorCalls.cancelMallOrder, { id, reason }))
    return
  }
  const tracking_no = parcel(String(100_000 + index * 7919))
  timeline.at(atMs + dayMs, () => call(operator, mallOrderOperatorCalls.shipMallOrder, { id, carrier, tracking_no }))
  for (const [step, text] of steps.entries())
    timeline.at(atMs + (2 + 2 * step) * dayMs, () =>
      call(operator, mallOrderOperatorCalls.addMallOrderStep, { id, text }),
    )
  // Every fourth one forgets to say that it came.
  if (index % 4 !== 0) timeline.at(atMs + 5 * dayMs, () => call(shopper, mallOrderCalls.confirmReceipt, { id }))
}
