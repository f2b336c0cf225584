import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'

/** Of the 45 segments of 90 seconds, 12 are a quarter. */
const quarter = 12
const names = Array.from({ length: 45 }, (_, index) => `360/${String(index).padStart(4, '0')}.m4s`)

let server: TestServer
let drama: number
beforeAll(async () => {
  server = await startTestServer({ DEMO: '0', PUBLIC_URL: 'https://drama.example', LOG_LEVEL: 'silent' })
  const { db, storage } = server.context
  drama = await newDrama(db, server.domains.drama.authoring, { episodes: 9 })
  await db.execute(`update dramas set coin_price = 30, free_number = 1 where id = $1`, [drama])
  const assets = await db.query<{ id: number; version: number }>(
    `select a.id, a.version from episodes e join media_assets a on a.id = e.asset_id where e.drama_id = $1`,
    [drama],
  )
  const kind = { contentType: 'video/mp4', cacheControl: 'private' }
  for (const { id, version } of assets)
    for (const name of ['master.m3u8', ...names.slice(0, quarter)])
      await storage.put(version === 0 ? `media/${id}/${name}` : `media/${id}-${version}/${name}`, name, kind)
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

async function buyer(): Promise<Member> {
  const member = await newMember(server)
  await give(server, member.userId, 'bought', '270')
  return member
}

const buy = ({ token }: Member, number: number) =>
  server.succeed(unlockCalls.buyEpisodes, { video_id: drama, number }, { token, key: randomUUID() })

const playPath = async ({ token }: Member, number: number): Promise<string> => {
  const { item } = await server.succeed(dramaCalls.getEpisodes, { video_id: drama, number }, { token })
  return new URL(item?.play_url ?? '').pathname.replace('master.m3u8', '')
}

const statusOf = async (path: string) => (await server.send({ method: 'GET', path })).status

const fetchSegments = async (path: string, count: number, from = 0) => {
  for (const name of names.slice(from, from + count)) expect(await statusOf(path + name)).toBe(200)
}

const fail = ({ token }: Member, number: number) => {
  const report = { video_id: drama, number, timeDetail: 0, seconds: 0, play_error: 'no segment' }
  return server.succeed(dramaCalls.reportWatch, report, { token })
}

const gold = async ({ token }: Member) => {
  const { wallets } = await server.succeed(overviewCalls.getOverview, {}, { token })
  return wallets.find(({ coin_code: coin }) => coin === 'gold')?.bought
}

describe('M2, A-16: who fetched an episode and says that it failed', () => {
  it('gets nothing back by itself; an operator decides', async () => {
    const thief = await buyer()
    for (const number of [2, 3, 4]) {
      await buy(thief, number)
      await fetchSegments(await playPath(thief, number), quarter)
      await fail(thief, number)
    }
    expect(await server.domains.drama.refundFailed()).toBe(0)
    expect(await gold(thief)).toBe('180')
    const filter = { state: 'waiting', number: thief.userNo } as const
    const page = { limit: 10, offset: 0 }
    const { total } = await server.domains.drama.operator.unlocks.list(server.context.db, filter, page)
    expect(total).toBe(3)
    expect(await statusOf((await playPath(thief, 2)) + names[0])).toBe(200)
  })

  it('is paid back where little came, and the ticket ends with that, the key included', async () => {
    const unlucky = await buyer()
    await buy(unlucky, 2)
    const path = await playPath(unlucky, 2)
    await fetchSegments(path, quarter - 1)
    await fail(unlucky, 2)
    expect(await server.domains.drama.refundFailed()).toBe(1)
    expect(await gold(unlucky)).toBe('270')
    for (const name of ['master.m3u8', 'key', ...names.slice(0, 2)]) expect(await statusOf(path + name)).toBe(403)
  })

  it('cannot fetch another quarter each time they buy it again', async () => {
    const patient = await buyer()
    await buy(patient, 2)
    await fetchSegments(await playPath(patient, 2), quarter - 1)
    await fail(patient, 2)
    expect(await server.domains.drama.refundFailed()).toBe(1)
    server.advance(1000)
    await buy(patient, 2)
    await fetchSegments(await playPath(patient, 2), 1, quarter - 1)
    await fail(patient, 2)
    expect(await server.domains.drama.refundFailed()).toBe(0)
  })

  it('ends the ticket of who is paid back by an operator', async () => {
    const member = await buyer()
    await buy(member, 2)
    const path = await playPath(member, 2)
    await fetchSegments(path, quarter)
    await fail(member, 2)
    await server.domains.drama.refundFailed()
    const { db } = server.context
    const { id } = await db.one<{ id: number }>('select id from failed_unlocks where user_id = $1', [member.userId])
    await db.transaction((tx) =>
      server.domains.drama.operator.unlocks.judge(tx, { id, isRefunded: true, reason: 'seen', operatorId: 0 }),
    )
    expect(await statusOf(path + names[0])).toBe(403)
  })
})

describe('L6: a ticket by membership', () => {
  it('ends with it', async () => {
    const member = await newMember(server)
    const { db, clock } = server.context
    await db.execute(`update dramas set vip_type = 1 where id = $1`, [drama])
    await db.execute(`insert into memberships (user_id, vip_until_ms, svip_until_ms) values ($1, $2, 0)`, [
      member.userId,
      clock() + 60_000,
    ])
    const path = await playPath(member, 5)
    expect(await statusOf(path + names[0])).toBe(200)
    server.advance(61_000)
    expect(await statusOf(path + names[0])).toBe(403)
  })
})
