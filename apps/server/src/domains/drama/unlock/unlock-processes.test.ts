import { randomBytes, randomUUID } from 'node:crypto'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'

let test: TestDatabase
let near: TestServer
let far: TestServer
beforeAll(async () => {
  test = await createTestDatabase()
  const secret = { SECRET_KEY: randomBytes(32).toString('base64') }
  near = await startTestServer(secret, { test })
  far = await startTestServer(secret, { test })
})
afterAll(async () => {
  await near.close()
  await far.close()
  await test.drop()
})

describe('two processes that take unlocks in', () => {
  it('charge an episode once, answer the same key alike, and never wait for each other for good (check 11)', async () => {
    const { db } = near.context
    const dramaId = await newDrama(db, near.domains.drama.authoring, { episodes: 12 })
    await db.execute(`update dramas set coin_price = 60, free_number = 0 where id = $1`, [dramaId])
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(near)))
    for (const member of members) await give(near, member.userId, 'bought', '300')
    const requests = members.flatMap((member) =>
      Array.from({ length: 8 }, (_, index) => ({ member, number: index + 1, key: randomUUID() })),
    )
    const send = (server: TestServer, { member, number, key }: (typeof requests)[number]) =>
      server.call(unlockCalls.buyEpisodes, { video_id: dramaId, number }, { token: member.token, key })
    // The same request under the same key at both, in opposite orders.
    const [ones, others] = await Promise.all([
      Promise.all(requests.map((request) => send(near, request))),
      Promise.all(requests.toReversed().map((request) => send(far, request))),
    ])
    // Who came second while the first was at work may be told to ask again.
    const codes = [...ones, ...others].map(({ code }) => code)
    expect(codes.filter((code) => ![200, 7001, 4009].includes(code))).toEqual([])
    const both = others.toReversed().flatMap((other, index) => {
      const one = ones[index]
      return one?.code === 200 && other.code === 200 ? [[one.data, other.data]] : []
    })
    expect(both.map(([one]) => one)).toEqual(both.map(([, other]) => other))
    const rows = await db.query<{ unlocked: number }>(
      `select count(*)::int as unlocked from episode_unlocks where user_id = any ($1) group by user_id`,
      [members.map(({ userId }) => userId)],
    )
    expect(rows).toEqual(members.map(() => ({ unlocked: 5 })))
    await expectSoundLedger(near)
  })
})
