import type { Authoring, DramaForm } from '../domains/drama/index.ts'
import type { Db } from '../platform/database/db.ts'

/** What a test says about a drama; the rest has defaults. */
export interface TestDrama extends Partial<DramaForm> {
  readonly title?: string
  readonly episodes?: number
  /** Leaves the last episode without its last rendition. */
  readonly isIncomplete?: boolean
}

/** An asset as the worker leaves it, without its files: all renditions there, or the last one missing. */
export async function newAsset(db: Db, state: 'complete' | 'playable' | 'pending' = 'complete'): Promise<number> {
  const renditions = { complete: 2, playable: 1, pending: 0 }[state]
  const { id } = await db.one<{ id: number }>(
    `insert into media_assets (state, source_key, preset, duration_ms, planned, renditions, created_ms, updated_ms)
     values ($1, 'source/test.mp4', 'fast', 90000, '{360,540}', $2, 0, 0) returning id`,
    [
      state === 'pending' ? 'transcoding' : 'ready',
      JSON.stringify([{ name: '360' }, { name: '540' }].slice(0, renditions)),
    ],
  )
  return id
}

/** Gives an asset the renditions that were missing. */
export const completeAsset = (db: Db, id: number): Promise<number> =>
  db.execute(`update media_assets set state = 'ready', renditions = '[{"name":"360"},{"name":"540"}]' where id = $1`, [
    id,
  ])

/** A published drama with episodes of 90 seconds; listed unless told otherwise. */
export async function newDrama(db: Db, authoring: Authoring, drama: TestDrama = {}): Promise<number> {
  const { title = 'Moon over the old town', episodes = 2, isIncomplete = false, ...form } = drama
  const dramaId = await db.transaction(async (tx) => {
    const typeId = form.typeId ?? (await authoring.createType(tx, { 'zh-CN': '都市', en: 'City' }, 1))
    const id = await authoring.createDrama(tx, {
      typeId,
      language: 'en',
      texts: { en: { title, intro: 'She comes back after ten years.', tags: ['love'] } },
      coverKey: 'public/covers/test.webp',
      wideCoverKey: 'public/covers/test-wide.webp',
      area: 'China',
      year: 2026,
      totalNumber: episodes,
      isEnd: true,
      ...form,
    })
    for (let number = 1; number <= episodes; number++) {
      const assetId = await newAsset(tx, isIncomplete && number === episodes ? 'playable' : 'complete')
      await authoring.createEpisode(tx, { dramaId: id, titles: { en: `Part ${number}` }, assetId })
    }
    await authoring.publishDrama(tx, id)
    return id
  })
  await authoring.listing.followAllAssets()
  return dramaId
}
