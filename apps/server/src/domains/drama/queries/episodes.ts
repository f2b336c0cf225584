import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ByLanguage } from '../texts.ts'
import { type DramaTermsRow, dramaTermsColumns, firstPurchaseOf, isOwned } from '../unlock/queries/unlock-context.ts'

/** An episode that can be watched, with the terms of its drama for one member. */
export interface EpisodeRow extends DramaTermsRow {
  readonly id: number
  readonly drama_id: number
  readonly number: number
  readonly titles: ByLanguage<string>
  readonly asset_id: number
  readonly poster_key: string
  readonly duration_ms: number
  readonly created_ms: number
  readonly language: Language
  readonly preview_seconds: number
  readonly is_owned: boolean
}

/** Of an episode `e` of a drama `d`, for member $1. */
const columns = `e.id, e.drama_id, e.number, e.titles, e.asset_id, e.poster_key, e.duration_ms, e.created_ms,
    d.language, d.preview_seconds, ${isOwned('$1')} as is_owned, ${dramaTermsColumns('$1')}`

const watchable = `with first_purchase as materialized (${firstPurchaseOf('$1', '$2')})
  select ${columns} from episodes e join dramas d on d.id = e.drama_id left join first_purchase on true
   where e.drama_id = $2 and d.is_listed and e.state in ('playable', 'complete')`

/** The episodes of a listed drama that can be watched, as they stand for a member; none when members do not see the drama. */
export const listEpisodes = (db: Db, userId: number, dramaId: number): Promise<EpisodeRow[]> =>
  db.query<EpisodeRow>(`${watchable} order by e.number`, [userId, dramaId])

export const findEpisode = (db: Db, userId: number, dramaId: number, number: number): Promise<EpisodeRow | undefined> =>
  db.find<EpisodeRow>(`${watchable} and e.number = $3`, [userId, dramaId, number])

/** Those of these episodes that can be watched, of dramas that members see, each once and in the order of dramas and numbers. */
export const listNamedEpisodes = (
  db: Db,
  userId: number,
  names: readonly { readonly video_id: number; readonly number: number }[],
): Promise<EpisodeRow[]> =>
  db.query<EpisodeRow>(
    `with named as materialized (select distinct * from unnest($2::bigint[], $3::int[]) as n (drama_id, number))
     select ${columns} from (select distinct drama_id from named) a join dramas d on d.id = a.drama_id
      left join lateral (${firstPurchaseOf('$1', 'd.id')}) first_purchase on true
      join named n on n.drama_id = d.id join episodes e on e.drama_id = n.drama_id and e.number = n.number
     where d.is_listed and e.state in ('playable', 'complete') order by e.drama_id, e.number`,
    [userId, names.map((name) => name.video_id), names.map(({ number }) => number)],
  )

/** The first watchable episode of each of these dramas that members see. */
export const listFirstEpisodes = (db: Db, userId: number, dramaIds: readonly number[]): Promise<EpisodeRow[]> =>
  db.query<EpisodeRow>(
    `select ${columns} from dramas d cross join lateral (
       select * from episodes where drama_id = d.id and state in ('playable', 'complete') order by number limit 1) e
     left join lateral (${firstPurchaseOf('$1', 'd.id')}) first_purchase on true
     where d.id = any($2) and d.is_listed`,
    [userId, dramaIds],
  )
