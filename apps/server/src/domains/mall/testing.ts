import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { give, newPayer, payPassword } from '../../testing/wallet.ts'

/** An article of a test; what is left out is what a mug of 100 points has. Sales begin and end so many milliseconds from now. */
export interface TestGoods {
  readonly price?: number
  readonly money?: number
  readonly limit?: number
  readonly dayLimit?: number
  readonly stocks?: readonly number[]
  readonly virtual?: 'coupon' | 'vip_days' | 'svip_days' | 'code'
  readonly value?: number
  readonly sale?: { readonly price: number; readonly startsMs: number; readonly endsMs: number }
  readonly isOpen?: boolean
}

/** Makes an article; answers its id and those of its variants. */
export async function newGoods(
  { owner, context }: TestServer,
  goods: TestGoods = {},
): Promise<{ id: number; variants: number[] }> {
  const nowMs = context.clock()
  const { id } = await owner.one<{ id: number }>(
    `insert into mall_goods (names, intros, cover_key, kind, virtual_type, virtual_value, point_price, money_price, sale_price, sale_starts_ms, sale_ends_ms,
       limit_number, day_limit, is_open, created_ms, changed_ms)
     values ('{"en": "Mug", "zh-CN": "杯子"}', '{"en": "<p>Holds coffee</p>"}', 'public/goods/mug.webp', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
    [
      goods.virtual ? 'virtual' : 'physical',
      goods.virtual ?? '',
      goods.value ?? 0,
      goods.price ?? 100,
      goods.money ?? 0,
      goods.sale?.price ?? null,
      goods.sale ? nowMs + goods.sale.startsMs : null,
      goods.sale ? nowMs + goods.sale.endsMs : null,
      goods.limit ?? 0,
      goods.dayLimit ?? 0,
      goods.isOpen ?? true,
      nowMs,
    ],
  )
  const stocks = goods.stocks ?? [50]
  const variants: number[] = []
  for (const [index, stock] of stocks.entries()) {
    const names = stocks.length > 1 ? { en: `Size ${index}` } : {}
    const row = await owner.one<{ id: number }>(
      `insert into mall_variants (goods_id, names, stock, sort) values ($1, $2, $3, $4) returning id`,
      [id, JSON.stringify(names), stock, index],
    )
    variants.push(row.id)
  }
  return { id, variants }
}

/** An address of a member's. */
export const newTestAddress = async ({ owner }: TestServer, userId: number): Promise<number> =>
  (
    await owner.one<{ id: number }>(
      `insert into addresses (user_id, consignee, phone, province_id, city_id, area_id, province, city, area, detail, is_default, created_ms)
       values ($1, 'Linh', '+84912345678', 1, 2, 3, 'Hà Nội', 'Ba Đình', '', '1 Phan Đình Phùng',
         not exists (select from addresses where user_id = $1), 0) returning id`,
      [userId],
    )
  ).id

/** Somebody who can exchange. */
export interface Buyer extends Member {
  readonly addressId: number
}

export async function newBuyer(server: TestServer, points = '1000'): Promise<Buyer> {
  const who = await newPayer(server)
  if (points !== '0') await give(server, who.userId, 'point', points)
  return { ...who, addressId: await newTestAddress(server, who.userId) }
}

type Request = CallRequest<typeof mallOrderCalls.exchangePoints>

export const exchange = (
  server: TestServer,
  who: Buyer,
  goodsId: number,
  input: Partial<Request> = {},
  key: string = randomUUID(),
) =>
  server.call(
    mallOrderCalls.exchangePoints,
    { goods_id: goodsId, address_id: who.addressId, pay_password: payPassword, ...input },
    { token: who.token, key, language: 'en' },
  )

/** Pieces that are left of an article's variants. */
export const stocksOf = async ({ context }: TestServer, goodsId: number): Promise<number[]> =>
  (
    await context.db.query<{ stock: number }>(`select stock from mall_variants where goods_id = $1 order by sort, id`, [
      goodsId,
    ])
  ).map(({ stock }) => stock)
