import { randomUUID } from 'node:crypto'
import { collectionCalls as calls } from '@cliffhanger/contract/drama/collection-calls.ts'
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

async function pricedDrama(): Promise<number> {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 3 })
  await db.execute('update dramas set coin_price = 10, free_number = 1 where id = $1', [id])
  return id
}

const unlock = (member: Member, id: number, number: number) =>
  server.succeed(unlockCalls.buyEpisodes, { video_id: id, number }, { token: member.token, key: randomUUID() })
const boughtOf = async ({ token }: Member) =>
  (await server.succeed(calls.listMine, { type: 'bought' }, { token })).list.map(({ id }) => id)

describe('S-106: what a member bought', () => {
  it('is listed, last first, each drama once, and counted', async () => {
    const [some, whole, none] = [await pricedDrama(), await pricedDrama(), await pricedDrama()]
    const [ana, bao] = [await newMember(server), await newMember(server)]
    await give(server, ana.userId, 'bought', '100')
    await unlock(ana, some, 2)
    await unlock(ana, whole, 0)
    expect(await boughtOf(ana)).toEqual([whole, some])
    await unlock(ana, some, 3)
    expect(await boughtOf(ana)).toEqual([some, whole])
    expect(await boughtOf(ana)).not.toContain(none)
    expect(await boughtOf(bao)).toEqual([])
    const { counts } = await server.succeed(overviewCalls.getOverview, {}, { token: ana.token })
    expect(counts.bought).toBe(2)
  })

  it('cannot be taken off the list (4001), one by one or all at once', async () => {
    const id = await pricedDrama()
    const ana = await newMember(server)
    await give(server, ana.userId, 'bought', '100')
    await unlock(ana, id, 2)
    for (const ids of [[id], []]) {
      const refused = await server.call(calls.listMine, { type: 'bought', action: 'delete', ids }, { token: ana.token })
      expect(refused.code).toBe(4001)
    }
    expect(await boughtOf(ana)).toEqual([id])
  })
})
