import { hourMs } from '@cliffhanger/contract/duration.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { newKind } from '../../wallet/coupons/testing.ts'
import { type Buyer, exchange, newBuyer, newGoods } from '../testing.ts'
import { codeSealer } from './deliver.ts'

let server: TestServer
let operator: string
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  operator = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const balanceOf = (who: Buyer, coin: 'money' | 'point' | 'gold' = 'point') =>
  server.domains.ledger.balance(server.context.db, who.userId, coin)

describe('virtual goods', () => {
  it('S-89: are delivered at once: coupons, days of VIP and SVIP', async () => {
    const who = await newBuyer(server)
    const kind = await newKind(server, operator)
    const coupons = await newGoods(server, { virtual: 'coupon', value: kind.coupon_id })
    expect((await exchange(server, who, coupons.id, { number: 2, address_id: undefined })).data.order).toMatchObject({
      state: 3,
      address: null,
    })
    const owned = await server.context.db.query(`select id from coupons where user_id = $1 and kind_id = $2`, [
      who.userId,
      kind.coupon_id,
    ])
    expect(owned).toHaveLength(2)
    const days = await newGoods(server, { virtual: 'svip_days', value: 3 })
    await exchange(server, who, days.id, { number: 2 })
    const facts = await server.domains.membership.findMembershipFacts(
      server.context.db,
      who.userId,
      server.context.clock(),
    )
    expect(facts).toMatchObject({ vip_type: 2 })
    expect(Math.round((facts.vip_end_time * 1000 - server.context.clock()) / hourMs)).toBe(6 * 24)
  })

  it('S-89: codes go to one member each; without one nothing is taken', async () => {
    const goods = await newGoods(server, { virtual: 'code' })
    const sealer = codeSealer(server.context)
    for (const code of ['ONE-1', 'TWO-2'])
      await server.owner.execute(`insert into mall_codes (goods_id, sealed, hash, created_ms) values ($1, $2, $3, 0)`, [
        goods.id,
        sealer.seal(code),
        Buffer.from(code),
      ])
    const [one, two, three] = [await newBuyer(server), await newBuyer(server), await newBuyer(server)]
    const replies = await Promise.all([one, two, three].map((who) => exchange(server, who, goods.id)))
    const delivered = replies.filter(({ code }) => code === 200)
    expect(delivered.map(({ data }) => data.order.code).toSorted()).toEqual(['ONE-1', 'TWO-2'])
    expect(replies.filter(({ code }) => code === 7014)).toHaveLength(1)
    const balances = await Promise.all([one, two, three].map((who) => balanceOf(who)))
    expect(balances.toSorted()).toEqual(['1000', '900', '900'])
    const [order] = delivered.map(({ data }) => data.order)
    const owner = [one, two, three].find(({ userId }) => userId === order?.user_id)
    const stored = await server.succeed(
      mallOrderCalls.getMallOrder,
      { id: order?.id ?? 0 },
      { token: owner?.token ?? '' },
    )
    expect(stored.order.code).toBe(order?.code)
  })

  it('refuse what is over, and take nothing', async () => {
    const who = await newBuyer(server)
    const goods = await newGoods(server, { virtual: 'coupon', value: 999_999 })
    expect((await exchange(server, who, goods.id)).code).toBe(7014)
    expect(await balanceOf(who)).toBe('1000')
  })
})
