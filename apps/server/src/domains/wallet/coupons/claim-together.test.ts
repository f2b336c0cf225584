import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { claim, newKind } from './testing.ts'

let test: TestDatabase
let near: TestServer
let far: TestServer
let token: string
beforeAll(async () => {
  test = await createTestDatabase()
  const secret = { SECRET_KEY: randomBytes(32).toString('base64') }
  near = await startTestServer(secret, { test })
  far = await startTestServer(secret, { test })
  token = await newOperatorToken(near, 'finance')
})
afterAll(async () => {
  await expectSoundLedger(near)
  await near.close()
  await far.close()
  await test.drop()
})

const membersWith = async (total: number, points: string): Promise<Member[]> => {
  const members = await Promise.all(Array.from({ length: total }, () => newMember(near)))
  for (const { userId } of members) if (points !== '0') await give(near, userId, 'point', points)
  return members
}

const ownedBy = (members: readonly Member[], kindId: number) =>
  near.context.db.query<{ user_id: number }>(
    `select user_id from coupons where kind_id = $2 and user_id = any ($1) order by user_id`,
    [members.map(({ userId }) => userId), kindId],
  )

it('S-89: of 24 who claim at once seven get one each; who cannot pay takes nothing from the stock, and pays nothing', async () => {
  const kind = await newKind(near, token, { stock: 7, price_point: '10' })
  const [rich, poor] = [await membersWith(16, '10'), await membersWith(8, '9')]
  const replies = await Promise.all(
    [...poor, ...rich].map((who, index) => claim(index % 2 === 0 ? near : far, who, kind.coupon_id)),
  )
  expect(codesOf(replies.slice(poor.length)).filter((code) => code === 200)).toHaveLength(7)
  expect(codesOf(replies).filter((code) => ![200, 7001, 7014].includes(code))).toEqual([])
  expect(await ownedBy(poor, kind.coupon_id)).toEqual([])
  expect(await ownedBy(rich, kind.coupon_id)).toHaveLength(7)
  const balances = await Promise.all(
    rich.map(({ userId }) => near.domains.ledger.balance(near.context.db, userId, 'point')),
  )
  expect(balances.toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => '0'),
    ...Array.from({ length: 9 }, () => '10'),
  ])
})

it('S-110, V-25: two processes that are sent the same claims in opposite orders make each once and never wait for each other for good', async () => {
  const kinds = [
    await newKind(near, token, { stock: 100, limit_number: 2, price_point: '1' }),
    await newKind(near, token, { stock: 100, limit_number: 1 }),
    await newKind(near, token, { price_point: '2' }),
  ]
  const members = await membersWith(6, '100')
  const requests = members.flatMap((who) =>
    kinds.flatMap((kind) => [1, 2, 3].map(() => ({ who, kindId: kind.coupon_id, key: randomUUID() }))),
  )
  const send = (server: TestServer, { who, kindId, key }: (typeof requests)[number]) => claim(server, who, kindId, key)
  const [ones, others] = await Promise.all([
    Promise.all(requests.map((request) => send(near, request))),
    Promise.all(requests.toReversed().map((request) => send(far, request))),
  ])
  // Who came second while the first was at work may be told to ask again.
  expect(codesOf([...ones, ...others]).filter((code) => ![200, 7015, 4009].includes(code))).toEqual([])
  const both = others.toReversed().flatMap((other, index) => {
    const one = ones[index]
    return one?.code === 200 && other.code === 200 ? [[one.data, other.data]] : []
  })
  expect(both.map(([one]) => one)).toEqual(both.map(([, other]) => other))
  const counts = await Promise.all(kinds.map(async (kind) => (await ownedBy(members, kind.coupon_id)).length))
  expect(counts).toEqual([12, 6, 18])
})
