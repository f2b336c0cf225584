import type { Language } from '@cliffhanger/i18n/languages.ts'
import { foldText, indexGrams } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../texts.ts'

/** What an operator writes about a drama. */
export interface DramaForm {
  readonly typeId: number
  /** Has texts and is shown where the member's own language has none. */
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly coverKey: string
  readonly wideCoverKey: string
  readonly area: string
  readonly year: number
  /** Episodes planned. */
  readonly totalNumber: number
  readonly isEnd: boolean
}

const formValues = (form: DramaForm) => [
  form.typeId,
  form.language,
  JSON.stringify(form.texts),
  form.coverKey,
  form.wideCoverKey,
  form.area,
  form.year,
  form.totalNumber,
  form.isEnd,
]

/** Makes an unpublished drama and tells its id. */
export async function insertDrama(tx: Db, form: DramaForm, nowMs: number): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into dramas (type_id, language, texts, cover_key, wide_cover_key, area, year, total_number, is_end, created_ms, updated_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [...formValues(form), nowMs],
  )
  await saveTitles(tx, id, form.texts)
  return id
}

export async function updateDrama(tx: Db, id: number, form: DramaForm): Promise<void> {
  await tx.execute(
    `update dramas set type_id = $1, language = $2, texts = $3, cover_key = $4, wide_cover_key = $5, area = $6, year = $7,
       total_number = greatest($8, update_number), is_end = $9 where id = $10`,
    [...formValues(form), id],
  )
  await saveTitles(tx, id, form.texts)
}

/** Lets the drama be found by its titles in every language. */
async function saveTitles(tx: Db, id: number, texts: ByLanguage<DramaText>): Promise<void> {
  const titles = Object.values(texts).map((text) => text.title)
  await tx.execute(
    `insert into drama_searches (drama_id, folded, grams) values ($1, $2, $3)
     on conflict (drama_id) do update set folded = excluded.folded, grams = excluded.grams`,
    [id, titles.map(foldText).join('\n'), indexGrams(titles.join('\n'))],
  )
}

/** What an operator wrote, for a change of some of it; held until the transaction ends. */
export const lockForm = (tx: Db, id: number): Promise<DramaForm | undefined> =>
  tx.find<DramaForm>(
    `select type_id as "typeId", language, texts, cover_key as "coverKey", wide_cover_key as "wideCoverKey", area, year,
       total_number as "totalNumber", is_end as "isEnd" from dramas where id = $1 for no key update`,
    [id],
  )

export const isType = async (db: Db, id: number): Promise<boolean> =>
  (await db.execute('select from drama_types where id = $1', [id])) === 1

/** Holds the drama until the transaction ends; false when there is none. */
export const lockDrama = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.execute('select from dramas where id = $1 for no key update', [id])) === 1

/** Whoever publishes or hides it by hand sets aside when it was to be published. */
export const setPublished = (tx: Db, id: number, isPublished: boolean, nowMs: number): Promise<number> =>
  tx.execute(
    `update dramas set is_published = $2, is_listed = is_listed and $2,
       published_ms = case when $2 then coalesce(published_ms, $3) else published_ms end, opens_ms = null where id = $1`,
    [id, isPublished, nowMs],
  )

export interface EpisodeForm {
  readonly dramaId: number
  /** The next one where it is not told. */
  readonly number?: number | undefined
  readonly titles: ByLanguage<string>
  readonly assetId: number
}

/** Which field of a new episode is taken already; the drama is held, so the answer stays true. */
export const findTakenField = async (tx: Db, form: EpisodeForm): Promise<'asset_id' | 'number' | undefined> =>
  (
    await tx.find<{ field: 'asset_id' | 'number' }>(
      `select case when asset_id = $3 then 'asset_id' else 'number' end as field from episodes
       where asset_id = $3 or (drama_id = $1 and number = $2) order by asset_id = $3 desc limit 1`,
      [form.dramaId, form.number ?? null, form.assetId],
    )
  )?.field

export const insertEpisode = (tx: Db, form: EpisodeForm, nowMs: number): Promise<{ id: number; number: number }> =>
  tx.one<{ id: number; number: number }>(
    `insert into episodes (drama_id, number, titles, asset_id, created_ms)
     values ($1, coalesce($2, (select coalesce(max(number), 0) + 1 from episodes where drama_id = $1)), $3, $4, $5)
     returning id, number`,
    [form.dramaId, form.number ?? null, JSON.stringify(form.titles), form.assetId, nowMs],
  )

export const episodeIds = async (tx: Db, dramaId: number): Promise<number[]> =>
  (await tx.query<{ id: number }>('select id from episodes where drama_id = $1 order by number', [dramaId])).map(
    (row) => row.id,
  )

/** Numbers the episodes 1, 2, 3 … in the given order; all of the drama must be given. */
export async function renumberEpisodes(tx: Db, dramaId: number, ids: readonly number[]): Promise<void> {
  await tx.execute('set constraints episodes_drama_id_number_key deferred')
  await tx.execute(
    `update episodes e set number = o.number from unnest($2::bigint[]) with ordinality o (id, number)
     where e.id = o.id and e.drama_id = $1`,
    [dramaId, ids],
  )
}

/** Holds an episode of a drama until the transaction ends, also against whoever is about to unlock it. */
export const lockEpisode = (tx: Db, dramaId: number, id: number): Promise<{ asset_id: number } | undefined> =>
  tx.find('select asset_id from episodes where id = $2 and drama_id = $1 for update', [dramaId, id])

/** Whether a member has unlocked the episode; it is held, so the answer stays true. */
export const isUnlocked = async (tx: Db, episodeId: number): Promise<boolean> =>
  (await tx.execute('select from episode_unlocks where episode_id = $1 limit 1', [episodeId])) === 1

export const deleteEpisode = (tx: Db, id: number): Promise<number> =>
  tx.execute('delete from episodes where id = $1', [id])
