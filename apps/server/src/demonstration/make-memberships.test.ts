import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeMemberships } from './make-memberships.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('sells three plans of each kind and says what members get, made once, however often and at once', async () => {
  await Promise.all([makeMemberships(server.context), makeMemberships(server.context)])
  await makeMemberships(server.context)
  const ana = await newMember(server)
  const { list, benefits } = await server.succeed(
    membershipCalls.listVipPlans,
    {},
    { token: ana.token, language: 'vi' },
  )
  expect(list.map(({ vip_type, name, price }) => [vip_type, name, price])).toEqual([
    [1, 'Tuần', '9.90'],
    [1, 'Tháng', '29.90'],
    [1, 'Năm', '199.00'],
    [2, 'Tuần', '19.90'],
    [2, 'Tháng', '59.90'],
    [2, 'Năm', '399.00'],
  ])
  expect(benefits.map(({ vip_type, icon }) => [vip_type, icon])).toEqual([
    [1, 'play'],
    [1, 'badge'],
    [1, 'star'],
    [1, 'gift'],
    [2, 'crown'],
    [2, 'quality'],
  ])
})
