import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** A member who unlocked episodes of a drama at 60 gold each. */
async function buyer(granted: number, bought: number, numbers: number[]): Promise<{ member: Member; id: number }> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 10 })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [id])
  const member = await newMember(server)
  if (granted > 0) await give(server, member.userId, 'granted', String(granted))
  if (bought > 0) await give(server, member.userId, 'bought', String(bought))
  const options = { token: member.token, key: randomUUID() }
  await server.succeed(unlockCalls.buyEpisodes, { video_id: id, numbers }, options)
  return { member, id }
}

const fail = (member: Member, id: number, number: number) =>
  server.succeed(
    dramaCalls.reportWatch,
    { video_id: id, number, timeDetail: 0, seconds: 0, play_error: 'no segment' },
    { token: member.token },
  )

const gold = async (member: Member) => {
  const { wallets } = await server.succeed(overviewCalls.getOverview, {}, { token: member.token })
  const wallet = wallets.find(({ coin_code: coin }) => coin === 'gold')
  return { granted: wallet?.granted, bought: wallet?.bought }
}

const canPlay = async (member: Member, id: number, number: number) =>
  (await server.succeed(dramaCalls.getEpisodes, { video_id: id, number }, { token: member.token })).item?.can_play

describe('an unlock that could not be played (S-111)', () => {
  it('comes back to the purses that paid, once, and is withdrawn', async () => {
    const { member, id } = await buyer(70, 110, [2, 3])
    expect(await gold(member)).toEqual({ granted: '0', bought: '60' })
    await fail(member, id, 3)
    const runs = await Promise.all([server.domains.drama.refundFailed(), server.domains.drama.refundFailed()])
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await server.domains.drama.refundFailed()).toBe(0)
    expect(await gold(member)).toEqual({ granted: '10', bought: '110' })
    expect(await canPlay(member, id, 3)).toBe(0)
    expect(await canPlay(member, id, 2)).toBe(1)
    const options = { token: member.token, key: randomUUID() }
    expect(await server.call(unlockCalls.buyEpisodes, { video_id: id, number: 3 }, options)).toMatchObject({
      code: 200,
    })
  })

  it('stays where some of it was watched', async () => {
    const { member, id } = await buyer(0, 100, [2])
    await server.succeed(
      dramaCalls.reportWatch,
      { video_id: id, number: 2, timeDetail: 10, seconds: 5 },
      { token: member.token },
    )
    server.advance(1000)
    await fail(member, id, 2)
    expect(await server.domains.drama.refundFailed()).toBe(0)
  })

  it('of a whole drama closes that episode only, and counts no longer toward the whole', async () => {
    const { db } = server.context
    const { member, id } = await buyer(0, 1000, [2])
    const options = { token: member.token, key: randomUUID() }
    await server.succeed(unlockCalls.buyEpisodes, { video_id: id, number: 0 }, options)
    await fail(member, id, 5)
    expect(await server.domains.drama.refundFailed()).toBe(1)
    expect(await canPlay(member, id, 5)).toBe(0)
    expect(await canPlay(member, id, 6)).toBe(1)
    const rows = await db.query(`select refunded from unlocks where user_id = $1 order by id`, [member.userId])
    expect(rows).toEqual([{ refunded: 0 }, { refunded: 60 }])
  })

  it('of a drama paid for in full one by one leaves the others open only as far as they were paid (S-106)', async () => {
    const { db } = server.context
    const { member, id } = await buyer(0, 1000, [2, 3])
    await db.execute(`update dramas set whole_price = 150 where id = $1`, [id])
    const options = { token: member.token, key: randomUUID() }
    await server.succeed(unlockCalls.buyEpisodes, { video_id: id, number: 4, expect_cost: '30' }, options)
    expect(await canPlay(member, id, 9)).toBe(1)
    await fail(member, id, 3)
    expect(await server.domains.drama.refundFailed()).toBe(1)
    expect(await gold(member)).toEqual({ granted: '0', bought: '910' })
    expect([await canPlay(member, id, 3), await canPlay(member, id, 4), await canPlay(member, id, 9)]).toEqual([
      0, 1, 0,
    ])
  })

  it('is not believed for ever where the media is sound', async () => {
    const { member, id } = await buyer(0, 1000, [2, 3, 4, 5, 6, 7, 8])
    server.domains.media.isBroken = async () => false
    for (const number of [2, 3, 4, 5, 6, 7, 8]) await fail(member, id, number)
    expect(await server.domains.drama.refundFailed()).toBe(5)
    expect(await server.domains.drama.refundFailed()).toBe(0)
  })
})
