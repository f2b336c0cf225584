import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newAsset, newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { refundFailedUnlocks } from './refund-failed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

async function drama(episodes: number): Promise<number> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [id])
  return id
}

async function rich(gold: string): Promise<Member> {
  const member = await newMember(server)
  await give(server, member.userId, 'bought', gold)
  return member
}

const buy = (member: Member, request: { video_id: number; number?: number; numbers?: number[] }) =>
  server.succeed(unlockCalls.buyEpisodes, request, { token: member.token, key: randomUUID() })

const fail = (member: Member, id: number, number: number) =>
  server.succeed(
    dramaCalls.reportWatch,
    { video_id: id, number, timeDetail: 0, seconds: 0, play_error: 'no segment' },
    { token: member.token },
  )

const canPlay = async (member: Member, id: number, number: number) =>
  (await server.succeed(dramaCalls.getEpisodes, { video_id: id, number }, { token: member.token })).item?.can_play

async function addEpisode(id: number): Promise<void> {
  const { db } = server.context
  const { authoring } = server.domains.drama
  const assetId = await newAsset(db)
  await db.transaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId }))
  await authoring.listing.followAssets([assetId])
}

describe('what comes back by itself (S-111)', () => {
  it('takes the whole drama with it once nothing of it is paid for: later episodes are not free (S-106)', async () => {
    const id = await drama(3)
    const member = await rich('500')
    await buy(member, { video_id: id, number: 0 })
    await fail(member, id, 2)
    await server.domains.drama.refundFailed()
    await addEpisode(id)
    expect(await canPlay(member, id, 4)).toBe(1)
    await fail(member, id, 3)
    await server.domains.drama.refundFailed()
    expect([await canPlay(member, id, 3), await canPlay(member, id, 4)]).toEqual([0, 0])
    await addEpisode(id)
    expect(await canPlay(member, id, 5)).toBe(0)
  })

  it('leaves the whole drama to who bought it as a whole once more', async () => {
    const id = await drama(3)
    const member = await rich('500')
    await buy(member, { video_id: id, number: 0 })
    await fail(member, id, 2)
    await server.domains.drama.refundFailed()
    server.advance(1000)
    await buy(member, { video_id: id, number: 0 })
    await fail(member, id, 3)
    await server.domains.drama.refundFailed()
    await addEpisode(id)
    expect([await canPlay(member, id, 2), await canPlay(member, id, 3), await canPlay(member, id, 4)]).toEqual([
      1, 0, 1,
    ])
  })

  it('is not kept waiting by failures that are not believed', async () => {
    const id = await drama(9)
    const { ledger, notices } = server.domains
    const media = { ...server.domains.media, isBroken: async () => false }
    const domains = { media, ledger, notices }
    const doubted = await rich('1000')
    await buy(doubted, { video_id: id, numbers: [2, 3, 4, 5, 6, 7, 8] })
    for (const number of [2, 3, 4, 5, 6, 7, 8]) await fail(doubted, id, number)
    const unlucky = await rich('100')
    await buy(unlucky, { video_id: id, number: 2 })
    await fail(unlucky, id, 2)
    expect(await refundFailedUnlocks(server.context, domains, 2)).toBe(6)
    expect(await canPlay(unlucky, id, 2)).toBe(0)
    expect(await refundFailedUnlocks(server.context, domains, 2)).toBe(0)
  })
})
