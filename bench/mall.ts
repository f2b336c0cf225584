import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { hash } from '@node-rs/argon2'
import { withClient } from './harness/database.ts'
import type { Member } from './harness/members.ts'
import { measure } from './harness/run.ts'
import { measurePaidAction } from './load/paid-actions.ts'

/**
 * Members who exchange points for goods over HTTP, all of them for one article, in turns with as many articles as a large mall has: each a claimed key, the order,
 * a piece of the stock, a transfer with its entries, an event and the stored reply. The hash of a PIN takes a core for some 20 ms on purpose; members of this
 * measurement have one that takes next to nothing, so that it is the exchange that is measured.
 */
const memberTotal = 4000
const articleTotal = 1000
const pointsEach = 1_000_000
const pin = '246810'

const givePoints = `select ledger_post('correction', 'points-' || id, 'F', '', 0, null, 1, '2026-11', array['correction.point_in'],
  array[0]::bigint[], array[id], array['point'], array[$2]::bigint[], array[null]::bigint[]) from unnest($1::bigint[]) id`

const givePins = `insert into payment_passwords (user_id, password_hash, changed_ms) select id, $2, 0 from unnest($1::bigint[]) id`

const giveAddresses = `insert into addresses (user_id, consignee, phone, province_id, city_id, area_id, province, city, area, detail, is_default, created_ms)
  select id, 'Linh', '+84912345678', 84000001, 810101003, 0, 'Hà Nội', 'Phường Ba Đình', '', '1 Phan Đình Phùng', true, 0
    from unnest($1::bigint[]) id returning id::int as id, user_id::int as user_id`

const newArticles = `with made as (
    insert into mall_goods (names, intros, cover_key, kind, virtual_type, virtual_value, point_price, money_price, limit_number, day_limit, is_open,
      created_ms, changed_ms)
      select '{"en": "Mug"}', '{}', 'public/mug.webp', 'physical', '', 0, 10, 0, 0, 0, true, 0, 0 from generate_series(1, $1) returning id
  ), pieces as (
    insert into mall_variants (goods_id, names, stock, sort) select id, '{}', 1000000, 0 from made
  )
  select id::int as id from made order by id`

await measure(async (run) => {
  let goods: readonly number[] = []
  const addresses = new Map<number, number>()
  let begun = 0
  const bodyOf = (goodsId: number | undefined, { id }: Member) =>
    JSON.stringify({ goods_id: goodsId, address_id: addresses.get(id), expect_point: '10', pay_password: pin })
  await measurePaidAction(run, {
    what: 'points exchanged for one article over HTTP',
    unit: 'exchanges/s',
    path: mallOrderCalls.exchangePoints.path,
    kind: 'mall',
    memberTotal,
    async prepare(url, members) {
      const quick = await hash(pin, { memoryCost: 8, timeCost: 1, parallelism: 1 })
      const ids = members.map(({ id }) => id)
      await withClient(url, async (client) => {
        await client.query(givePoints, [ids, pointsEach])
        await client.query(givePins, [ids, quick])
        for (const row of (await client.query<{ id: number; user_id: number }>(giveAddresses, [ids])).rows)
          addresses.set(row.user_id, row.id)
        goods = (await client.query<{ id: number }>(newArticles, [articleTotal])).rows.map(({ id }) => id)
        await client.query('analyze mall_goods, mall_variants, addresses, payment_passwords, accounts, ledger_accounts')
      })
    },
    bodyOf: (_step, member) => bodyOf(goods[0], member),
    against: {
      what: `spread over ${articleTotal} articles`,
      bodyOf: (_step, member) => bodyOf(goods[begun++ % goods.length], member),
    },
  })
})
