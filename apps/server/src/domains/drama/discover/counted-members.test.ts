import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawUnlock } from '../unlock/queries/refunds.ts'
import { insertUnlocks, reserveUnlockIds } from '../unlock/queries/unlocks.ts'
import { countActions } from './count-actions.ts'
import { insertActionsOnce } from './queries/actions.ts'
import { type Catalogue, openCatalogue } from './testing.ts'

let catalogue: Catalogue
let server: Catalogue['server']
beforeAll(async () => {
  catalogue = await openCatalogue()
  server = catalogue.server
})
afterAll(() => server.close())

const hotOf = async (dramaId: number) =>
  (await catalogue.chart('hot', 'all')).find(({ id }) => id === dramaId)?.rank_value
const setAccount = (userId: number, column: 'user_type' | 'is_enabled', value: number | boolean) =>
  server.context.db.execute(`update accounts set ${column} = $2 where id = $1`, [userId, value])

describe('whose acts heat dramas', () => {
  it('not those of customer service and of the platform’s own accounts; stars and members count', async () => {
    const dramaId = catalogue.drama(1)
    const heat = async () =>
      (await server.context.db.one<{ heat: number }>('select heat from dramas where id = $1', [dramaId])).heat
    const before = await heat()
    for (const type of [1, 3]) {
      const staff = await server.newMember()
      await setAccount(staff, 'user_type', type)
      await catalogue.watch(staff, dramaId, 1)
      await insertActionsOnce(server.context.db, staff, [dramaId], 'binge', server.context.clock())
    }
    await catalogue.makeAll()
    expect([await hotOf(dramaId), await heat()]).toEqual([0, before])
    // They watched it all the same.
    const { play_count } = await server.context.db.one<{ play_count: number }>(
      'select play_count from dramas where id = $1',
      [dramaId],
    )
    expect(play_count).toBe(2)
    const star = await server.newMember()
    await setAccount(star, 'user_type', 2)
    await catalogue.watch(star, dramaId, 1)
    await catalogue.makeAll()
    expect(await hotOf(dramaId)).toBe(13)
    expect(await heat()).toBeGreaterThan(before)
  })

  it('not those of a member who is disabled before they are counted', async () => {
    const [dramaId, cheat] = [catalogue.drama(2), await server.newMember()]
    await catalogue.watch(cheat, dramaId, 1)
    await setAccount(cheat, 'is_enabled', false)
    await catalogue.makeAll()
    expect(await hotOf(dramaId)).toBe(0)
    expect(await server.context.db.query('select from drama_acts')).toEqual([])
  })
})

describe('a refunded unlock', () => {
  const episodeOf = async (dramaId: number, number: number) =>
    (
      await server.context.db.one<{ id: number }>('select id from episodes where drama_id = $1 and number = $2', [
        dramaId,
        number,
      ])
    ).id
  const unlock = async (userId: number, dramaId: number, numbers: readonly number[]) => {
    const episodes = await Promise.all(
      numbers.map(async (number) => ({ episodeId: await episodeOf(dramaId, number), granted: 60n, bought: 0n })),
    )
    const paid = BigInt(60 * numbers.length)
    const made = {
      userId,
      dramaId,
      isWhole: false,
      coinPrice: 60n,
      wholePrice: 0n,
      granted: paid,
      bought: 0n,
      episodes,
    }
    const { db, clock } = server.context
    const [id = 0] = await reserveUnlockIds(db, 1)
    await db.transaction((tx) => insertUnlocks(tx, [{ ...made, id }], clock()))
    return id
  }
  const refund = async (userId: number, dramaId: number, number: number, unlockId: number) => {
    const episode_id = await episodeOf(dramaId, number)
    const paid = {
      user_id: userId,
      drama_id: dramaId,
      episode_id,
      number,
      asset_id: 0,
      unlock_id: unlockId,
      reason: 'test',
    }
    const { db, clock } = server.context
    expect(await db.transaction((tx) => withdrawUnlock(tx, paid, clock()))).toBeDefined()
  }

  it('does not count any more once nothing of the drama is unlocked, and a new one counts anew', async () => {
    const [dramaId, other, fan] = [catalogue.drama(3), catalogue.drama(6), await server.newMember()]
    await unlock(fan, other, [1])
    const first = await unlock(fan, dramaId, [1, 2])
    await catalogue.makeAll()
    expect([await hotOf(dramaId), await hotOf(other)]).toEqual([50, 50])
    server.advance(3 * dayMs)
    await catalogue.watch(fan, dramaId, 1)
    await refund(fan, dramaId, 1, first)
    await catalogue.makeAll()
    expect(await hotOf(dramaId)).toBe(63)
    await refund(fan, dramaId, 2, first)
    await Promise.all([countActions(server.context.db), countActions(server.context.db)])
    await catalogue.makeAll()
    expect([await hotOf(dramaId), await hotOf(other)]).toEqual([13, 50])
    // As if it had never been: a view and an episode, just now.
    expect((await catalogue.chart('hot', 'day')).find(({ id }) => id === dramaId)?.rank_value).toBe(13)
    await unlock(fan, dramaId, [1])
    await catalogue.makeAll()
    expect(await hotOf(dramaId)).toBe(63)
  })

  it('before it was counted adds nothing', async () => {
    const [dramaId, fan] = [catalogue.drama(5), await server.newMember()]
    await refund(fan, dramaId, 1, await unlock(fan, dramaId, [1]))
    await catalogue.makeAll()
    expect(await hotOf(dramaId)).toBe(0)
  })
})
