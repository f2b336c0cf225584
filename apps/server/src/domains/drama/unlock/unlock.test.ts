import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newAsset, newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

interface Terms {
  readonly coin?: number
  readonly whole?: number
  readonly vip?: number
  readonly free?: number
  readonly episodes?: number
}

/** A drama of ten episodes, the first three free, 60 gold each. */
async function drama({ coin = 60, whole = 0, vip = 0, free = 3, episodes = 10 }: Terms = {}): Promise<number> {
  const id = await newDrama(server.context.db, server.domains.drama.authoring, { episodes })
  await setTerms(id, { coin, whole, vip, free })
  return id
}

const setTerms = (id: number, { coin = 60, whole = 0, vip = 0, free = 3 }: Terms) =>
  server.context.db.execute(
    `update dramas set coin_price = $2, whole_price = $3, vip_type = $4, free_number = $5 where id = $1`,
    [id, coin, whole, vip, free],
  )

async function rich(granted: number, bought: number): Promise<Member> {
  const member = await newMember(server)
  if (granted > 0) await give(server, member.userId, 'granted', String(granted))
  if (bought > 0) await give(server, member.userId, 'bought', String(bought))
  return member
}

type UnlockBody = Parameters<typeof server.call<typeof unlockCalls.buyEpisodes>>[1]

const buy = (member: Member, request: UnlockBody, key: string = randomUUID()) =>
  server.call(unlockCalls.buyEpisodes, request, { token: member.token, key })

const episode = async (member: Member, id: number, number: number) => {
  const { item } = await server.succeed(dramaCalls.getEpisodes, { video_id: id, number }, { token: member.token })
  return item
}

const purchases = async (member: Member) =>
  server.context.db.query<{ drama_id: number; granted: number; bought: number; is_whole: boolean }>(
    `select drama_id, granted, bought, is_whole from unlocks where user_id = $1 order by id`,
    [member.userId],
  )

describe('unlocking an episode', () => {
  it('opens it for good, granted gold first (S-106, S-113), and tells what is left', async () => {
    const id = await drama()
    const member = await rich(40, 100)
    expect(await episode(member, id, 4)).toMatchObject({
      can_play: 0,
      deny_reason: 'coin',
      coin_price: '60',
      is_buy: 0,
    })
    expect(await buy(member, { video_id: id, number: 4, expect_cost: '60' })).toMatchObject({
      code: 200,
      data: { items: [4], cost: '60', balance: '80' },
    })
    expect(await episode(member, id, 4)).toMatchObject({ can_play: 1, deny_reason: '', is_buy: 1 })
    expect(await episode(member, id, 5)).toMatchObject({ can_play: 0, deny_reason: 'coin' })
    expect(await purchases(member)).toEqual([{ drama_id: id, granted: 40, bought: 20, is_whole: false }])
  })

  it('is charged once however often it is asked for at once (check 11), and each ask is answered', async () => {
    const id = await drama()
    const member = await rich(0, 1000)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 20 }, () => buy(member, { video_id: id, number: 4 }, key)))
    for (const reply of same)
      expect(reply).toEqual({ code: 200, msg: '', data: { items: [4], cost: '60', balance: '940' } })
    const others = await Promise.all(Array.from({ length: 20 }, () => buy(member, { video_id: id, number: 4 })))
    expect(others.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 4003))
    expect(await purchases(member)).toHaveLength(1)
  })

  it('never goes below zero when many are bought at once over the balance (check 11, S-109)', async () => {
    const id = await drama()
    const member = await rich(100, 150)
    const replies = await Promise.all([4, 5, 6, 7, 8, 9, 10].map((number) => buy(member, { video_id: id, number })))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(4)
    expect(replies.filter(({ code }) => code === 7001)).toHaveLength(3)
    expect(await purchases(member)).toHaveLength(4)
  })

  it('keeps members of one batch apart: who cannot pay hinders nobody', async () => {
    const id = await drama()
    const members = await Promise.all(Array.from({ length: 12 }, (_, index) => rich(0, index % 3 === 0 ? 10 : 100)))
    const replies = await Promise.all(members.map((member) => buy(member, { video_id: id, number: 4 })))
    expect(replies.map(({ code }) => code)).toEqual(members.map((_, index) => (index % 3 === 0 ? 7001 : 200)))
  })

  it('answers another wish under the same key 4008, and frees the key of a refusal (S-110)', async () => {
    const id = await drama()
    const member = await rich(0, 50)
    const key = randomUUID()
    expect(await buy(member, { video_id: id, number: 4 }, key)).toMatchObject({ code: 7001 })
    await give(server, member.userId, 'bought', '100')
    expect(await buy(member, { video_id: id, number: 4 }, key)).toMatchObject({ code: 200 })
    expect(await buy(member, { video_id: id, number: 5 }, key)).toMatchObject({ code: 4008 })
    expect(
      await server.call(unlockCalls.buyEpisodes, { video_id: id, number: 5 }, { token: member.token }),
    ).toMatchObject({
      code: 4007,
    })
  })

  it('refuses what is not there, not for sale, or open already', async () => {
    const id = await drama()
    const free = await drama({ coin: 0 })
    const member = await rich(0, 1000)
    expect(await buy(member, { video_id: id, number: 11 })).toMatchObject({ code: 4002 })
    expect(await buy(member, { video_id: 999_999, number: 1 })).toMatchObject({ code: 4002 })
    expect(await buy(member, { video_id: id, number: 2 })).toMatchObject({ code: 4003 })
    expect(await buy(member, { video_id: free, number: 5 })).toMatchObject({ code: 4003 })
    expect(await buy(member, { video_id: id })).toMatchObject({ code: 4000, data: { field: 'number' } })
    expect(await buy(member, { video_id: id, number: 4, numbers: [5] })).toMatchObject({ code: 4000 })
    expect(await buy(member, { video_id: id, number: 4, expect_cost: '6.5' })).toMatchObject({
      code: 4000,
      data: { field: 'expect_cost' },
    })
    expect(await purchases(member)).toEqual([])
  })
})

describe('more than one episode', () => {
  it('charges the locked ones of a choice only', async () => {
    const id = await drama()
    const member = await rich(0, 1000)
    await buy(member, { video_id: id, number: 5 })
    expect(await buy(member, { video_id: id, numbers: [3, 4, 5, 6, 6] })).toMatchObject({
      code: 200,
      data: { items: [4, 6], cost: '120', balance: '820' },
    })
  })

  it('counts what was paid toward the whole, and opens what is added later (S-106)', async () => {
    const id = await drama({ whole: 300 })
    const member = await rich(0, 1000)
    await buy(member, { video_id: id, number: 4 })
    const { video } = await server.succeed(dramaCalls.getVideo, { id }, { token: member.token })
    expect(video).toMatchObject({ coin_price: '60', whole_price: '240', is_buy_all: 0 })
    expect(await buy(member, { video_id: id, number: 0, expect_cost: '240' })).toMatchObject({
      code: 200,
      data: { items: [5, 6, 7, 8, 9, 10], cost: '240', balance: '700' },
    })
    expect(await buy(member, { video_id: id, number: 0 })).toMatchObject({ code: 4003 })
    const bought = await server.succeed(dramaCalls.getVideo, { id }, { token: member.token })
    expect(bought.video).toMatchObject({ is_buy_all: 1 })
    await addEpisode(id)
    expect(await episode(member, id, 11)).toMatchObject({ can_play: 1, is_buy: 1 })
    expect(await episode(await newMember(server), id, 11)).toMatchObject({ can_play: 0 })
  })

  it('is the whole once its price is reached one by one, and asks for no more (S-106)', async () => {
    const id = await drama({ whole: 150 })
    const member = await rich(0, 1000)
    await buy(member, { video_id: id, number: 4 })
    await buy(member, { video_id: id, number: 5 })
    expect(await episode(member, id, 10)).toMatchObject({ can_play: 0, is_buy: 0, coin_price: '60' })
    expect(await buy(member, { video_id: id, number: 6, expect_cost: '30' })).toMatchObject({
      code: 200,
      data: { items: [6], cost: '30', balance: '850' },
    })
    const { video } = await server.succeed(dramaCalls.getVideo, { id }, { token: member.token })
    expect(video).toMatchObject({ is_buy_all: 1, whole_price: '0' })
    await addEpisode(id)
    for (const number of [7, 10, 11])
      expect(await episode(member, id, number)).toMatchObject({ can_play: 1, is_buy: 1, coin_price: '60' })
    const again = await buy(member, { video_id: id, number: 11, expect_cost: '60' })
    expect(again).toMatchObject({ code: 4003 })
    expect(again.data ?? {}).not.toHaveProperty('cost')
    expect(await buy(member, { video_id: id, number: 0 })).toMatchObject({ code: 4003 })
    expect(await episode(await newMember(server), id, 11)).toMatchObject({ can_play: 0 })
  })

  it('becomes the whole where the price falls to what was paid (S-106)', async () => {
    const id = await drama({ whole: 300 })
    const member = await rich(0, 1000)
    await buy(member, { video_id: id, numbers: [4, 5] })
    expect(await episode(member, id, 6)).toMatchObject({ can_play: 0 })
    await setTerms(id, { coin: 60, whole: 120 })
    expect(await episode(member, id, 6)).toMatchObject({ can_play: 1, is_buy: 1 })
  })

  it('asks again where the price is another than the member saw, and charges nothing (check 12)', async () => {
    const id = await drama({ whole: 300 })
    const member = await rich(0, 1000)
    await setTerms(id, { coin: 90, whole: 500 })
    expect(await buy(member, { video_id: id, number: 0, expect_cost: '300' })).toMatchObject({
      code: 4003,
      data: { cost: '500' },
    })
    await buy(member, { video_id: id, number: 4, expect_cost: '90' })
    await setTerms(id, { coin: 400, whole: 0 })
    expect(await buy(member, { video_id: id, number: 5, expect_cost: '90' })).toMatchObject({ code: 200 })
    expect(await purchases(member)).toHaveLength(2)
  })
})

describe('memberships', () => {
  it('cover VIP and SVIP episodes, which are then never charged; gold opens VIP ones, never SVIP (R-3, R-4)', async () => {
    const vip = await drama({ vip: 1 })
    const svip = await drama({ vip: 2 })
    const member = await rich(0, 1000)
    expect(await episode(member, vip, 4)).toMatchObject({ can_play: 0, deny_reason: 'vip', coin_price: '60' })
    expect(await episode(member, svip, 4)).toMatchObject({ can_play: 0, deny_reason: 'svip', coin_price: '0' })
    expect(await buy(member, { video_id: svip, number: 4 })).toMatchObject({ code: 4003 })
    expect(await buy(member, { video_id: vip, number: 4 })).toMatchObject({ code: 200 })
    await server.context.db.execute(
      `insert into memberships (user_id, vip_until_ms) values ($1, $2) on conflict (user_id) do update set vip_until_ms = $2`,
      [member.userId, server.context.clock() + 60_000],
    )
    expect(await episode(member, vip, 5)).toMatchObject({ can_play: 1, is_buy: 0 })
    expect(await buy(member, { video_id: vip, number: 5 })).toMatchObject({ code: 4003 })
    expect(await episode(member, svip, 5)).toMatchObject({ can_play: 0, deny_reason: 'svip' })
    server.advance(61_000)
    expect(await episode(member, vip, 5)).toMatchObject({ can_play: 0, deny_reason: 'vip' })
    expect(await episode(member, vip, 4)).toMatchObject({ can_play: 1, is_buy: 1 })
  })
})

async function addEpisode(dramaId: number): Promise<void> {
  const { db } = server.context
  const { authoring } = server.domains.drama
  await db.transaction(async (tx) => {
    const assetId = await newAsset(tx)
    await authoring.createEpisode(tx, { dramaId, titles: { en: 'More' }, assetId })
  })
  await authoring.listing.followAllAssets()
}
