import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { withClient } from './harness/database.ts'
import { measure } from './harness/run.ts'
import { measurePaidAction } from './load/paid-actions.ts'

/** Members who spend points for coupons over HTTP: each a claimed key, the coupon, a transfer with its entries, two events and the stored reply. */
const pointsEach = 1_000_000

const newKind = `insert into coupon_kinds (name, type, value, coin_code, min_spend, order_types, price_point, starts_ms, ends_ms, limit_number,
  is_open, created_ms) values ('Off', 'discount_amount', 100, 'money', 0, '{vip}', 1, 0, 99999999999999, 0, true, 0) returning id::int as id`

const givePoints = `select ledger_post('correction', 'points-' || $1, 'F', '', 0, null, 1, '2026-11', array['correction.point_in'],
  array[0]::bigint[], array[$1]::bigint[], array['point'], array[$2]::bigint[], array[null]::bigint[])`

await measure(async (run) => {
  let body = ''
  await measurePaidAction(run, {
    what: 'points spent over HTTP',
    unit: 'acts/s',
    path: couponCalls.claimCoupon.path,
    kind: 'coupon',
    prepare: (url, members) =>
      withClient(url, async (client) => {
        for (const { id } of members) await client.query(givePoints, [id, pointsEach])
        const { rows } = await client.query<{ id: number }>(newKind)
        body = JSON.stringify({ coupon_id: rows[0]?.id })
      }),
    bodyOf: () => body,
  })
})
