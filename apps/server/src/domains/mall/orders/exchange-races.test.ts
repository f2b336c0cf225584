import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { plansOf } from '../../../testing/plans.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { countGoods, findGoods, listGoods } from '../goods/queries/goods.ts'
import { type Buyer, exchange, newBuyer, newGoods, newTestAddress, stocksOf } from '../testing.ts'
import { countOrders, listOrders, lockDue } from './queries/orders.ts'
import { countQueue, listQueue } from './queries/written.ts'

let server: TestServer
let first: Buyer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  first = await newBuyer(server)
})
afterAll(() => server.close())

/** Many who can exchange: their payment password is that of the first one, since its hash costs more than everything else here. */
async function newCrowd(size: number): Promise<Buyer[]> {
  const crowd: Buyer[] = []
  for (let made = 0; made < size; made += 50) {
    const members = await Promise.all(Array.from({ length: Math.min(50, size - made) }, () => newMember(server)))
    await server.owner.execute(
      `insert into payment_passwords select m.id, p.* from unnest($1::bigint[]) m(id),
         lateral (select * from (select ${passwordColumns} from payment_passwords where user_id = $2) q) p`,
      [members.map(({ userId }) => userId), first.userId],
    )
    for (const who of members) crowd.push({ ...who, addressId: await newTestAddress(server, who.userId) })
  }
  await givePoints(crowd)
  return crowd
}

let passwordColumns = ''
beforeAll(async () => {
  const columns = await server.owner.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'payment_passwords' and column_name <> 'user_id' order by ordinal_position`,
  )
  passwordColumns = columns.map(({ column_name: name }) => name).join(', ')
})

const givePoints = (crowd: readonly Buyer[]) =>
  server.context.db.transaction((tx) =>
    server.domains.ledger.moveTogether(tx, {
      kind: 'correction',
      coin: 'point',
      transfers: crowd.map(({ userId }) => ({
        key: `crowd:${userId}`,
        bizNo: 'TEST',
        moves: [{ route: 'correction.point_in', amount: 1000n, from: 0, to: userId }],
      })),
    }),
  )

/** Exchanges as a client does: where too many payment passwords wait to be checked it asks again. */
async function exchangePatiently(...request: Parameters<typeof exchange>) {
  for (;;) {
    const reply = await exchange(...request)
    if (reply.code !== 4006) return reply
  }
}

const pointsOf = async (crowd: readonly Buyer[]) =>
  (
    await server.context.db.query<{ balance: string }>(
      `select balance::text as balance from ledger_accounts where purpose = 'point' and owner_id = any ($1)`,
      [crowd.map(({ userId }) => userId)],
    )
  ).map(({ balance }) => balance)

describe('many members at once', () => {
  it('V-26: 500 who race for the last 20 pieces of two forms make 20 orders; the others keep their points', async () => {
    const crowd = await newCrowd(500)
    const { id, variants } = await newGoods(server, { stocks: [13, 7] })
    const replies = await Promise.all(
      crowd.map((who, index) => exchangePatiently(server, who, id, { variant_id: variants[index % 2] })),
    )
    const codes = Map.groupBy(replies, ({ code }) => code)
    expect(new Set(codes.keys())).toEqual(new Set([200, 7014]))
    expect(codes.get(200)).toHaveLength(20)
    expect(await stocksOf(server, id)).toEqual([0, 0])
    const points = await pointsOf(crowd)
    expect(points.filter((balance) => balance === '900')).toHaveLength(20)
    expect(points.filter((balance) => balance === '1000')).toHaveLength(480)
    const { total } = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from mall_orders where goods_id = $1`,
      [id],
    )
    expect(total).toBe(20)
    await expectSoundLedger(server)
  })

  it('V-25: a member who asks 20 times at once for what everybody may have once gets one', async () => {
    for (const _way of ['alone', 'together']) {
      const { id } = await newGoods(server, { limit: 1 })
      if (_way === 'together') await exchange(server, first, id)
      const [who] = await newCrowd(1)
      if (!who) throw new Error('a crowd of one has somebody')
      const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(server, who, id)))
      expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(replies.filter(({ code }) => code === 7015 || code === 4009)).toHaveLength(19)
      expect(await pointsOf([who])).toEqual(['900'])
    }
    await expectSoundLedger(server)
  })

  it('exchanges of two articles by all members, in every order, wait for nobody for ever', async () => {
    const crowd = await newCrowd(30)
    const [one, two] = [await newGoods(server, { stocks: [500], limit: 90 }), await newGoods(server, { stocks: [500] })]
    const rounds = crowd.flatMap((who, index) => {
      const [earlier, later] = index % 2 === 0 ? [one, two] : [two, one]
      return [exchange(server, who, earlier.id), exchange(server, who, later.id), exchange(server, who, earlier.id)]
    })
    const codes = (await Promise.all(rounds)).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([200]))
    expect(await stocksOf(server, one.id)).toEqual([455])
    expect(await stocksOf(server, two.id)).toEqual([455])
    await expectSoundLedger(server)
  })
})

describe('what the mall asks', () => {
  it('is read along indexes', async () => {
    const { db } = server.context
    await server.owner.execute(
      `insert into mall_orders (order_no, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number, point_price,
         total_point, discount, pay_point, pay_money, address, remark, state, act_key, created_ms, auto_ms)
       select 'X' || n || '-' || a.id, a.id, g.id, v.id, '{}', '{}', '', 'physical', '', 0, 1, 1, 1, 0, 1, 0, '{}', '',
              case n % 20 when 0 then 1 when 1 then 2 else 3 end, 'x' || n || '-' || a.id, n * 1000 + a.id, n
         from (select id from accounts order by id limit 300) a, generate_series(1, 60) n, (select id from mall_goods order by id limit 1) g
         join mall_variants v on v.goods_id = g.id and v.sort = 0`,
    )
    await server.owner.query('vacuum analyze', [], { prepare: false })
    const page = { offset: 0, limit: 20 }
    for (const state of [0, 2] as const) {
      const filter = { userId: first.userId, state }
      expect(await plansOf(db, (watched) => listOrders(watched, filter, page))).not.toMatch(/Seq Scan on mall_orders/)
      expect(await plansOf(db, (watched) => countOrders(watched, filter))).not.toMatch(/Seq Scan on mall_orders/)
    }
    expect(await plansOf(db, (watched) => lockDue(watched, 5, 10))).not.toMatch(/Seq Scan on mall_orders/)
    expect(await plansOf(db, (watched) => findGoods(watched, 1))).not.toMatch(/Seq Scan on mall_orders/)
    const everything = { state: undefined, number: undefined, fromMs: undefined, toMs: undefined }
    for (const asked of [{ state: 1 }, { number: 'X7-1' }, { state: 2, fromMs: 20_000, toMs: 30_000 }] as const) {
      const filter = { ...everything, ...asked }
      expect(await plansOf(db, (watched) => listQueue(watched, filter, page))).not.toMatch(/Seq Scan on mall_orders/)
      expect(await plansOf(db, (watched) => countQueue(watched, filter))).not.toMatch(/Seq Scan on mall_orders/)
    }
    expect(await plansOf(db, (watched) => listQueue(watched, everything, page))).not.toMatch(/Seq Scan on mall_orders/)
    const filter = { categoryId: 0, keyword: '', sort: 'new', nowMs: 1, points: '0' } as const
    expect((await listGoods(db, filter, page)).length).toBe(await countGoods(db, filter))
  })
})
