import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { EpisodeState } from '../episode-asset.ts'
import type { ByLanguage, DramaText } from '../texts.ts'
import type { Page } from './dramas.ts'

/** A drama as operators see it, listed or not. */
export interface OverviewRow {
  readonly id: number
  readonly type_id: number
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly cover_key: string
  readonly wide_cover_key: string
  readonly area: string
  readonly year: number
  readonly total_number: number
  readonly update_number: number
  readonly is_end: boolean
  readonly is_published: boolean
  readonly is_listed: boolean
  readonly play_count: number
  readonly visit_count: number
  readonly published_ms: number | null
  readonly created_ms: number
  readonly updated_ms: number
}

export interface EpisodeOverviewRow {
  readonly id: number
  readonly number: number
  readonly titles: ByLanguage<string>
  readonly asset_id: number
  readonly poster_key: string
  readonly duration_ms: number
  readonly state: EpisodeState
  readonly created_ms: number
}

const overview = `select id, type_id, language, texts, cover_key, wide_cover_key, area, year, total_number, update_number, is_end,
  is_published, is_listed, play_count, visit_count, published_ms, created_ms, updated_ms
  from dramas d join drama_searches s on s.drama_id = d.id`

/** One page of all dramas, the newest first; `search` is a part of a folded title, '' for all. */
export const listOverviews = (db: Db, search: string, { page, limit }: Page): Promise<OverviewRow[]> =>
  db.query<OverviewRow>(`${overview} where position($1 in s.folded) > 0 order by d.id desc limit $2 offset $3`, [
    search,
    limit,
    (page - 1) * limit,
  ])

/** Published dramas that are in no list yet. */
export const countUnlisted = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from dramas where is_published and not is_listed'))
    .total

export const countOverviews = async (db: Db, search: string): Promise<number> =>
  (
    await db.one<{ total: number }>('select count(*) as total from drama_searches where position($1 in folded) > 0', [
      search,
    ])
  ).total

export const findOverview = (db: Db, id: number): Promise<OverviewRow | undefined> =>
  db.find<OverviewRow>(`${overview} where d.id = $1`, [id])

/** Known ones, in the order they are asked for. */
export const findOverviews = (db: Db, ids: readonly number[]): Promise<OverviewRow[]> =>
  db.query<OverviewRow>(`${overview} where d.id = any($1::bigint[]) order by array_position($1::bigint[], d.id)`, [ids])

/** Which episode of which drama a video is. */
export interface EpisodeOfAsset {
  readonly asset_id: number
  readonly drama_id: number
  readonly number: number
  readonly texts: ByLanguage<DramaText>
}

/** The episodes these videos belong to, by video. */
export const findEpisodesOfAssets = async (
  db: Db,
  assetIds: readonly number[],
): Promise<ReadonlyMap<number, EpisodeOfAsset>> => {
  const rows = await db.query<EpisodeOfAsset>(
    `select e.asset_id, e.drama_id, e.number, d.texts from episodes e join dramas d on d.id = e.drama_id
     where e.asset_id = any ($1)`,
    [assetIds],
  )
  return new Map(rows.map((row) => [row.asset_id, row]))
}

/** Every episode of a drama, whatever its state. */
export const listEpisodeOverviews = (db: Db, dramaId: number): Promise<EpisodeOverviewRow[]> =>
  db.query<EpisodeOverviewRow>(
    `select id, number, titles, asset_id, poster_key, duration_ms, state, created_ms
     from episodes where drama_id = $1 order by number`,
    [dramaId],
  )
