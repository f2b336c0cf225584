import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { completeAsset, newAsset, newDrama } from '../../testing/dramas.ts'
import { deleteAsset, findAssets } from '../media/queries/assets.ts'
import { type Authoring, createAuthoring } from './authoring.ts'
import { countDramas, findListedDrama } from './queries/dramas.ts'
import { listEpisodes } from './queries/episodes.ts'
import { findOverview, listEpisodeOverviews } from './queries/overview.ts'

let test: TestDatabase
let authoring: Authoring
let nowMs = 1_790_000_000_000
/** Assets media was told that somebody pays for. */
const isProtected: number[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  authoring = createAuthoring(test.database, () => nowMs, {
    findAssets,
    deleteAsset: async (tx, id) => void (await deleteAsset(tx, id)),
    protect: async (_tx, ids) => void isProtected.push(...ids),
  })
})
afterAll(() => test.drop())

const isListed = async (id: number) => (await findListedDrama(test.database, id)) !== undefined
const inTransaction = <T>(work: Parameters<typeof test.database.transaction<T>>[0]) => test.database.transaction(work)

describe('listing', () => {
  it('shows a published drama only once every episode is complete', async () => {
    const { database } = test
    const id = await newDrama(database, authoring, { episodes: 3, isIncomplete: true })
    expect(await isListed(id)).toBe(false)
    const waiting = (await listEpisodeOverviews(database, id)).find((episode) => episode.state === 'playable')
    if (!waiting) throw new Error('no episode waits')
    await completeAsset(database, waiting.asset_id)
    await authoring.listing.followAssets([waiting.asset_id])
    expect(await isListed(id)).toBe(true)
    expect(await findListedDrama(database, id)).toMatchObject({ update_number: 3, total_number: 3 })
  })

  it('keeps a listed drama listed while a further episode is made, which joins as soon as it plays', async () => {
    const { database } = test
    const id = await newDrama(database, authoring, { episodes: 1 })
    const assetId = await newAsset(database, 'pending')
    await inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId }))
    expect((await listEpisodes(database, 0, id)).map((episode) => episode.number)).toEqual([1])
    nowMs += 60_000
    await database.execute(`update media_assets set renditions = '[{}]' where id = $1`, [assetId])
    await authoring.listing.followAssets([assetId])
    expect((await listEpisodes(database, 0, id)).map((episode) => episode.number)).toEqual([1, 2])
    expect(await findListedDrama(database, id)).toMatchObject({ update_number: 2, total_number: 2, updated_ms: nowMs })
  })

  it('counts right when all episodes of a drama become complete at once', async () => {
    const { database } = test
    const id = await inTransaction(async (tx) => {
      const typeId = await authoring.createType(tx, { en: 'Many' }, 1)
      const made = await authoring.createDrama(tx, formOf(typeId))
      await authoring.publishDrama(tx, made)
      return made
    })
    const assetIds: number[] = []
    for (let number = 1; number <= 6; number++) {
      const assetId = await newAsset(database, 'pending')
      assetIds.push(assetId)
      await inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId }))
    }
    for (const assetId of assetIds) await completeAsset(database, assetId)
    await Promise.all(assetIds.map((assetId) => authoring.listing.followAssets([assetId])))
    expect(await findListedDrama(database, id)).toMatchObject({ update_number: 6 })
  })

  it('takes an unpublished drama, and one that lost its last episode, out of every list', async () => {
    const { database } = test
    const [one, two] = [await newDrama(database, authoring), await newDrama(database, authoring, { episodes: 1 })]
    const before = await countDramas(database, {})
    await inTransaction((tx) => authoring.unpublishDrama(tx, one))
    const [episode] = await listEpisodeOverviews(database, two)
    await inTransaction((tx) => authoring.removeEpisode(tx, two, episode?.id ?? 0))
    expect(await countDramas(database, {})).toBe(before - 2)
    expect(await listEpisodes(database, 0, one)).toEqual([])
    await inTransaction((tx) => authoring.publishDrama(tx, one))
    expect(await isListed(one)).toBe(true)
  })

  it('finds again, after a crash, what became complete meanwhile', async () => {
    const { database } = test
    const id = await newDrama(database, authoring, { isIncomplete: true })
    for (const { asset_id } of await listEpisodeOverviews(database, id)) await completeAsset(database, asset_id)
    await authoring.listing.followAllAssets()
    expect(await isListed(id)).toBe(true)
  })
})

const formOf = (typeId: number) => ({
  typeId,
  language: 'en' as const,
  texts: { en: { title: 'A title', intro: '', tags: [] } },
  coverKey: '',
  wideCoverKey: '',
  area: '',
  year: 2026,
  totalNumber: 0,
  isEnd: false,
})

describe('operators', () => {
  it('edit what they give and leave the rest; a new title is found', async () => {
    const { database } = test
    const id = await newDrama(database, authoring)
    await inTransaction((tx) =>
      authoring.editDrama(tx, id, { texts: { en: { title: 'Đêm Hà Nội', intro: '', tags: [] } }, year: 2025 }),
    )
    expect(await findOverview(database, id)).toMatchObject({ year: 2025, area: 'China' })
    expect(await countDramas(database, { words: ['dem', 'noi'] })).toBe(1)
  })

  it('are told which field is wrong', async () => {
    const refusal = (field: string) => expect.objectContaining({ refusal: 'invalidParameter', details: { field } })
    await expect(inTransaction((tx) => authoring.createDrama(tx, formOf(999_999)))).rejects.toEqual(refusal('type_id'))
    const id = await newDrama(test.database, authoring)
    await expect(
      inTransaction((tx) => authoring.editDrama(tx, id, { texts: { en: { title: ' ', intro: '', tags: [] } } })),
    ).rejects.toEqual(refusal('title'))
    const assetId = await newAsset(test.database)
    await expect(
      inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, number: 1, titles: {}, assetId })),
    ).rejects.toEqual(refusal('number'))
    const [used] = await listEpisodeOverviews(test.database, id)
    await expect(
      inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId: used?.asset_id ?? 0 })),
    ).rejects.toEqual(refusal('asset_id'))
    for (const work of [
      () => inTransaction((tx) => authoring.publishDrama(tx, 999_999)),
      () => inTransaction((tx) => authoring.editDrama(tx, 999_999, {})),
      () => inTransaction((tx) => authoring.removeEpisode(tx, id, 999_999)),
    ]) {
      await expect(work()).rejects.toEqual(expect.objectContaining({ refusal: 'notFound' }))
    }
  })

  it('number two episodes made at once one after the other', async () => {
    const { database } = test
    const id = await newDrama(database, authoring, { episodes: 1 })
    const assetIds = await Promise.all([newAsset(database), newAsset(database)])
    const made = await Promise.all(
      assetIds.map((assetId) =>
        inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId })),
      ),
    )
    expect(made.map((episode) => episode.number).sort((a, b) => a - b)).toEqual([2, 3])
  })

  it('put episodes in another order, but only all of them', async () => {
    const { database } = test
    const id = await newDrama(database, authoring, { episodes: 3 })
    const ids = (await listEpisodeOverviews(database, id)).map((episode) => episode.id)
    await inTransaction((tx) => authoring.reorderEpisodes(tx, id, ids.toReversed()))
    expect((await listEpisodeOverviews(database, id)).map((episode) => episode.id)).toEqual(ids.toReversed())
    for (const wrong of [ids.slice(1), [...ids, 999_999], [ids[0] ?? 0, ids[0] ?? 0, ids[1] ?? 0]]) {
      await expect(inTransaction((tx) => authoring.reorderEpisodes(tx, id, wrong))).rejects.toEqual(
        expect.objectContaining({ refusal: 'stateChanged' }),
      )
    }
  })
})

describe('what somebody pays for', () => {
  const episodesOf = (id: number) =>
    test.database.query<{ id: number; asset_id: number }>(
      'select id, asset_id from episodes where drama_id = $1 order by number',
      [id],
    )
  const assetsOf = async (id: number) => (await episodesOf(id)).map((row) => row.asset_id)
  const setTerms = (id: number, terms: string) =>
    test.database.execute(`update dramas set ${terms} where id = $1`, [id], { prepare: false })

  it('is told to media once, from the first locked episode on, also after a change of terms, order or number', async () => {
    const id = await newDrama(test.database, authoring, { episodes: 5 })
    const assets = await assetsOf(id)
    expect(isProtected).not.toEqual(expect.arrayContaining([assets[4]]))
    await setTerms(id, 'free_number = 3, coin_price = 60')
    await authoring.listing.protectAllLocked()
    expect(isProtected.slice(-2)).toEqual([assets[3], assets[4]])
    const notified = isProtected.length
    await authoring.listing.protectAllLocked()
    expect(isProtected).toHaveLength(notified)

    const ids = (await episodesOf(id)).map((row) => row.id)
    await inTransaction((tx) => authoring.reorderEpisodes(tx, id, ids.toReversed()))
    expect(new Set(isProtected.slice(notified))).toEqual(new Set([assets[0], assets[1]]))
    const assetId = await newAsset(test.database)
    await inTransaction((tx) => authoring.createEpisode(tx, { dramaId: id, titles: {}, assetId }))
    expect(isProtected.at(-1)).toBe(assetId)
  })

  it('is every locked episode of a drama for members only, and none of a free one', async () => {
    const free = await newDrama(test.database, authoring, { episodes: 5 })
    const forVip = await newDrama(test.database, authoring, { episodes: 5 })
    await setTerms(forVip, 'free_number = 1, vip_type = 1')
    await authoring.listing.protectAllLocked()
    expect(isProtected).toEqual(expect.arrayContaining((await assetsOf(forVip)).slice(1)))
    for (const assetId of await assetsOf(free)) expect(isProtected).not.toContain(assetId)
  })
})
