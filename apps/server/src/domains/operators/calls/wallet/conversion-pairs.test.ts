import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { conversionOperatorCalls as calls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, agreeTo, reason } from '../../testing.ts'

let server: TestServer
let token: string
let other: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
  other = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

type Form = CallRequest<typeof calls.setPair>
const gold: Form = {
  from: 'money',
  to: 'gold',
  rate: '8.5',
  fee_rate: '0.0100',
  min_amount: '1.00',
  max_amount: '100.00',
  status: 1,
  version: 1,
  reason,
}
const set = (changes: Partial<Form>) => server.call(calls.setPair, { ...gold, ...changes }, { token })

it('R-23, A-4: sets the terms of a pair with a second operator and a reason in the log; members are quoted by them at once', async () => {
  const { list } = await server.succeed(calls.listPairs, {}, { token })
  expect(list).toMatchObject([
    { from: 'money', to: 'gold', rate: '10', status: 1, version: 1 },
    { from: 'point', to: 'gold', rate: '1', status: 1, version: 1 },
  ])
  const { data } = await set({})
  expect(data).toMatchObject({ pair: { rate: '10', version: 1 }, change: { kind: 'conversion.pair', state: 0 } })
  expect((await agreeTo(server, data.change, token)).code).toBe(5021)
  expect((await agreeTo(server, data.change, other)).code).toBe(200)
  const now = await server.succeed(calls.listPairs, {}, { token })
  expect(now.list[0]).toMatchObject({ rate: '8.5', fee_rate: '0.0100', min_amount: '1.00', version: 2 })
  const ana = await newMember(server)
  const form = { from: 'money', to: 'gold', amount: '10.00' } as const
  expect(await server.succeed(conversionCalls.quoteConversion, form, { token: ana.token })).toMatchObject({
    rate: '8.5',
    fee: '0.10',
    receive: '84',
  })
  expect(await actionsUpon(server, 'conversion money gold', token)).toMatchObject([
    { action: 'conversion.pair', reason },
  ])
})

it('4003: of two who set the same version, one does', async () => {
  const requested = [await set({ version: 2 }), await set({ version: 2, rate: '9' })]
  expect(codesOf(requested)).toEqual([200, 200])
  const agreed = await Promise.all(requested.map(({ data }) => agreeTo(server, data.change, other)))
  expect(codesOf(agreed)).toEqual([200, 4003])
  expect(await set({ version: 2 })).toMatchObject({ code: 4003 })
  const fresh = await set({ from: 'money', to: 'point', max_amount: '10.00', version: 0 })
  expect(fresh.data.pair).toBeNull()
  expect((await agreeTo(server, fresh.data.change, other)).code).toBe(200)
})

it('A-4: one operator is enough to close a pair, and only to close it', async () => {
  const { list } = await server.succeed(calls.listPairs, {}, { token })
  const before = list.find(({ to }) => to === 'gold')
  const closed = await set({ version: before?.version ?? 0, status: 0, rate: '1000' })
  expect(closed.data).toMatchObject({ change: null, pair: { status: 0, rate: before?.rate } })
  const reopening = await set({ version: closed.data.pair?.version ?? 0 })
  expect(reopening.data).toMatchObject({ change: { state: 0 }, pair: { status: 0 } })
})

it('S-113, V-33: 4000 names what no pair can be', async () => {
  for (const [changes, field] of [
    [{ from: 'gold' }, 'from'],
    [{ to: 'money' }, 'to'],
    [{ from: 'point', to: 'point' }, 'to'],
    [{ rate: '0' }, 'rate'],
    [{ fee_rate: '1' }, 'fee_rate'],
    [{ min_amount: '0.001' }, 'min_amount'],
    [{ max_amount: '0.50' }, 'max_amount'],
    [{ reason: '' }, 'reason'],
  ] as [Partial<Form>, string][])
    expect(await set(changes)).toMatchObject({ code: 4000, data: { field } })
})

it('4001: who may only look sets nothing', async () => {
  const auditor = await newOperatorToken(server, 'finance')
  expect(await server.call(calls.listPairs, {}, { token: auditor })).toMatchObject({ code: 200 })
  expect(await server.call(calls.setPair, gold, { token: auditor })).toMatchObject({ code: 4001 })
})
