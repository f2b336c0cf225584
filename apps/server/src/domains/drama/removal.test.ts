import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../testing/dramas.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, give } from '../../testing/wallet.ts'
import { listEpisodeOverviews } from './queries/overview.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** A drama at 60 gold an episode, and a member who has so much. */
async function sale(): Promise<{ member: Member; id: number; episodeOf: (number: number) => Promise<number> }> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 4 })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [id])
  const member = await newMember(server)
  await give(server, member.userId, 'bought', '100')
  const episodes = await listEpisodeOverviews(db, id)
  return { member, id, episodeOf: async (number) => episodes.find((each) => each.number === number)?.id ?? 0 }
}

const buy = (member: Member, id: number, number: number) =>
  server.call(unlockCalls.buyEpisodes, { video_id: id, number }, { token: member.token, key: randomUUID() })

describe('removing an episode', () => {
  it('is refused where a member has unlocked it, who keeps it for good (S-106)', async () => {
    const { member, id, episodeOf } = await sale()
    const token = await newOperatorToken(server, 'owner')
    expect(await buy(member, id, 3)).toMatchObject({ code: 200 })
    const remove = async (number: number) =>
      server.call(
        episodeOperatorCalls.removeEpisode,
        { drama_id: id, id: await episodeOf(number), reason: 'Wrong film' },
        { token, language: 'en' },
      )
    expect(await remove(3)).toMatchObject({ code: 4003, msg: expect.stringContaining('unlocked') })
    expect(await remove(4)).toMatchObject({ code: 200 })
    const { item } = await server.succeed(dramaCalls.getEpisodes, { video_id: id, number: 3 }, { token: member.token })
    expect(item).toMatchObject({ is_buy: 1, can_play: 1 })
  })

  it('while it is being unlocked takes nothing from the member (4002)', async () => {
    const { member, id, episodeOf } = await sale()
    const { db } = server.context
    const episode = await episodeOf(3)
    const buying = await db.transaction(async (tx) => {
      expect(await server.domains.drama.authoring.removeEpisode(tx, id, episode)).toBe(true)
      const bought = buy(member, id, 3)
      await sleep(300)
      return [bought] as const
    })
    expect(await buying[0]).toMatchObject({ code: 4002 })
    expect(await buy(member, id, 2)).toMatchObject({ code: 200, data: { balance: '40' } })
  })

  it('waits for whoever is unlocking it, and is refused then', async () => {
    const { member, id, episodeOf } = await sale()
    const { db } = server.context
    const episode = await episodeOf(3)
    const { authoring } = server.domains.drama
    const removing = await db.transaction(async (tx) => {
      await tx.execute('select from episodes where id = $1 for key share', [episode])
      const removed = db.transaction((other) => authoring.removeEpisode(other, id, episode))
      await sleep(300)
      await tx.execute(
        `with made as (insert into unlocks (user_id, drama_id, is_whole, coin_price, whole_price, granted, bought, created_ms)
           values ($1, $2, false, 0, 0, 0, 0, 0) returning id)
         insert into episode_unlocks (user_id, episode_id, unlock_id, granted, bought, created_ms) select $1, $3, id, 0, 0, 0 from made`,
        [member.userId, id, episode],
      )
      return [removed] as const
    })
    expect(await removing[0]).toBe(false)
  })
})
