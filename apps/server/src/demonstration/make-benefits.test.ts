import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, seedDemoMembers } from '../domains/account/index.ts'
import { deviceOf } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { expectSoundLedger } from '../testing/wallet.ts'
import { makeBenefits } from './make-benefits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const seed = async () => {
  const { context, domains } = server
  await makeBenefits(context, domains, await seedDemoMembers(context))
}

it('has coupons to claim and points to claim them with, made once, however often and at once', async () => {
  await Promise.all([seed(), seed()])
  await seed()
  await expectSoundLedger(server)
  const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
  const { access_token: token } = await server.succeed(sessionCalls.signIn, signIn)
  const { list } = await server.succeed(couponCalls.listCoupons, { state: 'available' }, { token })
  expect(list.map(({ name, price_point: price }) => [name, price])).toEqual([
    ['VIP −5.00', '0'],
    ['VIP −20 %', '100'],
    ['VIP +30 Gold', '50'],
  ])
  const claimed = { coupon_id: list[1]?.coupon_id ?? 0 }
  const { balance } = await server.succeed(couponCalls.claimCoupon, claimed, { token, key: randomUUID() })
  expect(balance).toBe('100')
})
