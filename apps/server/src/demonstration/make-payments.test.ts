import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bought, openModules } from '../domains/payments/recharge/testing.ts'
import { newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makePayments } from './make-payments.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await openModules(server)
})
afterAll(() => server.close())

it('can be recharged by bank, Alipay, WeChat and USDT, for an offer or freely; made once, however often and at once', async () => {
  await Promise.all([
    makePayments(server.context, server.domains.payments),
    makePayments(server.context, server.domains.payments),
  ])
  await makePayments(server.context, server.domains.payments)
  const ana = await newMember(server)
  const options = { token: ana.token, language: 'en' }
  const { groups } = await server.succeed(rechargeCalls.listPayPlatformGroups, {}, options)
  expect(groups.map(({ kind, list }) => [kind, list.length])).toEqual([
    ['bank', 1],
    ['alipay', 1],
    ['wechat', 1],
    ['usdt', 1],
  ])
  const chinese = await server.succeed(rechargeCalls.listPayPlatforms, {}, { ...options, language: 'zh-CN' })
  expect(chinese.list.map(({ name }) => name)).toEqual(['银行转账', '支付宝', '微信支付', 'USDT (TRC20)'])
  const { list } = await server.succeed(rechargeCalls.listRechargePlans, {}, options)
  expect(list.map(({ amount, receive_amount: gets }) => [amount, gets])).toEqual([
    ['10.00', '100'],
    ['50.00', '500'],
    ['100.00', '1000'],
    ['500.00', '5000'],
    ['200.00', '200.00'],
  ])
  for (const { list: channels } of groups)
    for (const { id } of channels) {
      const { collect } = await bought(server, ana, { platform_id: id, plan_id: list[0]?.id ?? 0 })
      expect(`${collect?.account_no}${collect?.address}`).not.toBe('')
    }
  const guide = await server.succeed(rechargeCalls.getRechargeGuide, {}, options)
  expect(guide).toMatchObject({ title: 'How to top up', images: [] })
  expect((await server.succeed(rechargeCalls.getRechargeTerms, {}, options)).text).toContain('demo')
})
