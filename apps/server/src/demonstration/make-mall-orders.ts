import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { type Ledger, platformOwner } from '../domains/ledger/index.ts'
import type { MallDomain } from '../domains/mall/index.ts'
import type { Db } from '../platform/database/db.ts'
import { makeOnce } from './deps.ts'

/** What the making of orders needs; `goods` are the ids of the goods by their slugs. */
export interface OrderMaker {
  readonly context: Pick<ServerContext, 'db' | 'clock'>
  readonly ledger: Ledger
  readonly mall: Pick<MallDomain, 'operator' | 'exchange' | 'addAddress' | 'receive'>
  readonly goods: ReadonlyMap<string, number>
}

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
  readonly stage: Stage
}

const waiting: Stage = { name: 'waiting' }

const orders: readonly DemoOrder[] = [
  { buyer: 'linh', slug: 'mug', remark: 'Gọi trước khi giao giúp mình nhé.', stage: waiting },
  {
    buyer: 'linh',
    slug: 'shirt',
    variant: 1,
    stage: {
      name: 'shipped',
      carrier: 'Viettel Post',
      number: 'VTP2611234567VN',
      steps: ['Đã lấy hàng', 'Đang trung chuyển đến Hà Nội'],
    },
  },
  {
    buyer: 'linh',
    slug: 'pin',
    number: 2,
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
    stage: { name: 'cancelled', reason: 'Poster bị lỗi in, bên mình hoàn điểm cho bạn.' },
  },
  { buyer: 'linh', slug: 'vip', stage: waiting },
  { buyer: 'linh', slug: 'ticket', stage: waiting },
  {
    buyer: 'paulo',
    slug: 'notebook',
    stage: { name: 'shipped', carrier: 'Correios', number: 'AA123456785BR', steps: ['Objeto postado'] },
  },
  { buyer: 'paulo', slug: 'tote', stage: waiting },
  { buyer: 'xiaoyu', slug: 'cushion', remark: '请放快递柜。', stage: waiting },
  {
    buyer: 'xiaoyu',
    slug: 'mug',
    number: 2,
    stage: {
      name: 'shipped',
      carrier: '顺丰速运',
      number: 'SF1234567890123',
      steps: ['已揽收', '运输中，下一站：北京'],
    },
  },
]

/** Gives members points and lets them exchange some: an order in each state, and parcels on their way. */
export async function makeMallOrders(
  maker: OrderMaker,
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  const { context, ledger, mall } = maker
  const { db, clock } = context
  for (const userId of Object.values(members))
    await makeOnce(db, `mall/points/${userId}`, clock(), async (tx) => {
      const sides = { from: platformOwner, to: userId }
      const moves = [{ route: 'correction.point_in', coin: 'point', amount: points, ...sides } as const]
      const key = `demonstration:mall:${userId}`
      return (await ledger.move(tx, { kind: 'correction', key, bizNo: 'DEMO', moves })).transferId
    })
  for (const [index, order] of orders.entries()) {
    const userId = members[order.buyer]
    const { id: addressId } = await mall.addAddress(userId, homes[order.buyer])
    await makeOnce(db, `mall/order/${index}`, clock(), (tx) =>
      makeOrder(maker, tx, { order, userId, addressId, index }),
    )
  }
}

async function makeOrder(
  { mall, goods }: OrderMaker,
  tx: Db,
  { order, userId, addressId, index }: { order: DemoOrder; userId: number; addressId: number; index: number },
): Promise<number> {
  const goodsId = goods.get(order.slug) ?? 0
  const { kind, variants } = await mall.operator.goods.get(tx, goodsId)
  const made = await mall.exchange(tx, {
    userId,
    goodsId,
    variantId: variants[order.variant ?? 0]?.id ?? 0,
    number: order.number ?? 1,
    addressId: kind === 'virtual' ? 0 : addressId,
    remark: order.remark ?? '',
    shown: { points: undefined, money: undefined },
    actKey: `demonstration:${index}`,
  })
  await advance(mall, tx, made.id, order.stage)
  return made.id
}

/** Takes an order as far as its stage. */
async function advance({ operator, receive }: OrderMaker['mall'], tx: Db, id: number, stage: Stage): Promise<void> {
  if (stage.name === 'waiting') return
  if (stage.name === 'cancelled') {
    await operator.orders.cancel(tx, id, { reason: stage.reason, operatorId: nobody })
    return
  }
  await operator.orders.ship(tx, id, { carrier: stage.carrier, trackingNo: stage.number })
  for (const text of stage.steps) await operator.orders.addStep(tx, id, { text, operatorId: nobody })
  if (stage.name === 'received') await receive(tx, id)
}
