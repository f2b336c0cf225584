import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/db.ts'
import type { ByLanguage } from '../texts.ts'

/** An episode that can be watched, with the terms of its drama. */
export interface EpisodeRow {
  readonly id: number
  readonly drama_id: number
  readonly number: number
  readonly titles: ByLanguage<string>
  readonly asset_id: number
  readonly poster_key: string
  readonly duration_ms: number
  readonly created_ms: number
  readonly language: Language
  readonly vip_type: VipType
  readonly free_number: number
}

const watchable = `select e.id, e.drama_id, e.number, e.titles, e.asset_id, e.poster_key, e.duration_ms, e.created_ms,
    d.language, d.vip_type, d.free_number
  from episodes e join dramas d on d.id = e.drama_id
  where e.drama_id = $1 and d.is_listed and e.state in ('playable', 'complete')`

/** The episodes of a listed drama that can be watched; none when members do not see the drama. */
export const listEpisodes = (db: Db, dramaId: number): Promise<EpisodeRow[]> =>
  db.query<EpisodeRow>(`${watchable} order by e.number`, [dramaId])

export const findEpisode = (db: Db, dramaId: number, number: number): Promise<EpisodeRow | undefined> =>
  db.find<EpisodeRow>(`${watchable} and e.number = $2`, [dramaId, number])
