import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { platformOwner } from '../domains/ledger/index.ts'
import type { Db } from '../platform/database/db.ts'
import type { LastDays } from './history/last-days.ts'
import { type Choices, choicesOf } from './history/seeded.ts'
import type { Simulation } from './history/simulation.ts'
import type { Timeline } from './history/timeline.ts'

type Buyer = Extract<DemoMemberName, 'linh' | 'paulo' | 'xiaoyu'>

/** The platform itself: no operator did it. */
const nobody = 0
/** Points each of them can still exchange after their orders. */
const points = 3000n

/** Regions of `assets/regions.tsv`: Ba Đình in Hà Nội, São Paulo, Chaoyang in Beijing. */
const homes = {
  linh: {
    consignee: 'Hoàng Mỹ Linh',
    phone: '0912345678',
    provinceId: 84000001,
    cityId: 810101003,
    areaId: 0,
    detail: '12 Phan Đình Phùng',
  },
  paulo: {
    consignee: 'Paulo Braga',
    phone: '11961234567',
    provinceId: 1000002021,
    cityId: 1100015101,
    areaId: 0,
    detail: 'Rua dos Pinheiros, 480',
  },
  xiaoyu: {
    consignee: '王小雨',
    phone: '13800138000',
    provinceId: 110000,
    cityId: 110105,
    areaId: 0,
    detail: '建国路 88 号 3 单元',
  },
}

/** How far an order has come. */
type Stage =
  | { readonly name: 'waiting' }
  | {
      readonly name: 'shipped' | 'received'
      readonly carrier: string
      readonly number: string
      readonly steps: readonly string[]
    }
  | { readonly name: 'cancelled'; readonly reason: string }

interface DemoOrder {
  readonly buyer: Buyer
  readonly slug: string
  /** Which of its forms, counted from 0. */
  readonly variant?: number
  readonly number?: number
  readonly remark?: string
  /** So many days before today it was ordered. */
  readonly ago: number
  readonly stage: Stage
}

const waiting: Stage = { name: 'waiting' }

const orders: readonly DemoOrder[] = [
  {
    buyer: 'linh',
    slug: 'pin',
    number: 2,
    ago: 9,
    stage: {
      name: 'received',
      carrier: 'Viettel Post',
      number: 'VTP2611200318VN',
      steps: ['Đã lấy hàng', 'Giao hàng thành công'],
    },
  },
  {
    buyer: 'linh',
    slug: 'poster',
    ago: 6,
    stage: { name: 'cancelled', reason: 'Poster bị lỗi in, bên mình hoàn điểm cho bạn.' },
  },
  { buyer: 'linh', slug: 'vip', ago: 5, stage: waiting },
  {
    buyer: 'linh',
    slug: 'shirt',
    variant: 1,
    ago: 4,
    stage: {
      name: 'shipped',
      carrier: 'Viettel Post',
      number: 'VTP2611234567VN',
      steps: ['Đã lấy hàng', 'Đang trung chuyển đến Hà Nội'],
    },
  },
  { buyer: 'linh', slug: 'ticket', ago: 2, stage: waiting },
  { buyer: 'linh', slug: 'mug', remark: 'Gọi trước khi giao giúp mình nhé.', ago: 1, stage: waiting },
  {
    buyer: 'paulo',
    slug: 'notebook',
    ago: 4,
    stage: { name: 'shipped', carrier: 'Correios', number: 'AA123456785BR', steps: ['Objeto postado'] },
  },
  { buyer: 'paulo', slug: 'tote', ago: 1, stage: waiting },
  {
    buyer: 'xiaoyu',
    slug: 'mug',
    number: 2,
    ago: 4,
    stage: {
      name: 'shipped',
      carrier: '顺丰速运',
      number: 'SF1234567890123',
      steps: ['已揽收', '运输中，下一站：北京'],
    },
  },
  { buyer: 'xiaoyu', slug: 'cushion', remark: '请放快递柜。', ago: 1, stage: waiting },
]

/** Plans that members get points and exchange some: an order in each state, and parcels on their way. `goods` are ids by slugs. */
export function planMallOrders(
  { simulation, timeline, dayOf, days }: LastDays,
  goods: ReadonlyMap<string, number>,
  members: Readonly<Record<DemoMemberName, number>>,
): void {
  for (const [name, userId] of Object.entries(members))
    timeline.at(dayOf(days) + 9 * hourMs + choicesOf(`points/${name}`).below(60) * minuteMs, () =>
      givePoints(simulation, userId),
    )
  for (const [index, order] of orders.entries()) {
    const choices = choicesOf(`mall order/${index}`)
    const atMs = dayOf(order.ago) + choices.between(9 * 60, 14 * 60) * minuteMs
    const goodsId = goods.get(order.slug) ?? 0
    timeline.at(atMs, async () => {
      const id = await placeOrder(simulation, order, { userId: members[order.buyer], goodsId, index })
      planParcel(simulation, timeline, { id, stage: order.stage, atMs, choices })
    })
  }
}

const givePoints = ({ context, domains }: Simulation, userId: number): Promise<unknown> =>
  context.db.transaction((tx) => {
    const sides = { from: platformOwner, to: userId }
    const moves = [{ route: 'correction.point_in', coin: 'point', amount: points, ...sides } as const]
    return domains.ledger.move(tx, { kind: 'correction', key: `demonstration:mall:${userId}`, bizNo: 'DEMO', moves })
  })

/** Answers the id of the order. */
async function placeOrder(
  { context, domains: { mall } }: Simulation,
  { buyer, variant = 0, number = 1, remark = '' }: DemoOrder,
  { userId, goodsId, index }: { readonly userId: number; readonly goodsId: number; readonly index: number },
): Promise<number> {
  const { id: addressId } = await mall.addAddress(userId, homes[buyer])
  const made = await context.db.transaction(async (tx) => {
    const { kind, variants } = await mall.operator.goods.get(tx, goodsId)
    return mall.exchange(tx, {
      userId,
      goodsId,
      variantId: variants[variant]?.id ?? 0,
      number,
      addressId: kind === 'virtual' ? 0 : addressId,
      remark,
      shown: { points: undefined, money: undefined },
      actKey: `demonstration:${index}`,
    })
  })
  return made.id
}

interface Parcel {
  readonly id: number
  readonly stage: Stage
  /** When it was ordered. */
  readonly atMs: number
  readonly choices: Choices
}

/** Has an order go as far as its stage, day by day. */
function planParcel({ context, domains }: Simulation, timeline: Timeline, { id, stage, atMs, choices }: Parcel): void {
  const { operator, receive } = domains.mall
  let dueMs = atMs
  const next = (hours: number, act: (tx: Db) => Promise<unknown>): void => {
    dueMs += hours * hourMs + choices.below(90) * minuteMs
    timeline.at(dueMs, () => context.db.transaction(act))
  }
  if (stage.name === 'waiting') return
  if (stage.name === 'cancelled') {
    next(20, (tx) => operator.orders.cancel(tx, id, { reason: stage.reason, operatorId: nobody }))
    return
  }
  next(21, (tx) => operator.orders.ship(tx, id, { carrier: stage.carrier, trackingNo: stage.number }))
  for (const text of stage.steps) next(14, (tx) => operator.orders.addStep(tx, id, { text, operatorId: nobody }))
  if (stage.name === 'received') next(5, (tx) => receive(tx, id))
}
