import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { neededGrams } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../texts.ts'

export interface CardRow {
  readonly id: number
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly type_names: ByLanguage<string>
  readonly cover_key: string
  readonly wide_cover_key: string
  readonly total_number: number
  readonly update_number: number
  readonly is_end: boolean
  readonly vip_type: VipType
  readonly score_tenths: number
  readonly score_count: number
  readonly play_count: number
  readonly updated_ms: number
  readonly published_ms: number | null
  readonly is_hot: boolean
}

export interface DramaRow extends CardRow {
  readonly type_id: number
  readonly area: string
  readonly year: number
  readonly free_number: number
  readonly skr_count: number
  readonly binge_count: number
  readonly share_count: number
  readonly is_shareable: boolean
  readonly is_published: boolean
  readonly created_ms: number
}

export const cardColumns = `d.id, d.language, d.texts, t.names as type_names, d.cover_key, d.wide_cover_key, d.total_number, d.update_number,
  d.is_end, d.vip_type, d.score_tenths, d.score_count, d.play_count, d.updated_ms, d.published_ms, d.is_hot`

const dramaColumns = `${cardColumns}, d.type_id, d.area, d.year, d.free_number, d.skr_count, d.binge_count, d.share_count, d.is_shareable,
  d.is_published, d.created_ms`

/** What a list is narrowed to; `words` are folded and must all occur in a title. */
export interface DramaFilter {
  readonly typeId?: number | undefined
  readonly area?: string | undefined
  readonly year?: number | undefined
  readonly vipType?: VipType | undefined
  readonly isEnd?: boolean | undefined
  readonly words?: readonly string[]
}

/** The id settles ties, so that no drama is on two pages. */
const orders = {
  updated: 'd.updated_ms desc, d.id desc',
  new: 'd.published_ms desc, d.id desc',
  hot: 'd.heat desc nulls last, d.id desc',
  score: 'd.score_tenths desc, d.id desc',
} as const

export type DramaOrder = keyof typeof orders

/** The few dozen statements that filters and orders can make stay few, so all can be prepared. */
function filterSql(filter: DramaFilter): { where: string; values: unknown[] } {
  const { typeId, area, year, vipType, isEnd, words = [] } = filter
  const conditions = ['d.is_listed']
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  if (typeId) conditions.push(`d.type_id = ${parameter(typeId)}`)
  if (area !== undefined) conditions.push(`d.area = ${parameter(area)}`)
  if (year !== undefined) conditions.push(`d.year = ${parameter(year)}`)
  if (vipType !== undefined) conditions.push(`d.vip_type = ${parameter(vipType)}`)
  if (isEnd !== undefined) conditions.push(`d.is_end = ${parameter(isEnd)}`)
  if (words.length > 0) {
    conditions.push(`d.id in (select s.drama_id from drama_searches s where s.grams @> ${parameter(neededGrams(words))}::text[]
      and (select bool_and(position(word in s.folded) > 0) from unnest(${parameter(words)}::text[]) word))`)
  }
  return { where: conditions.join(' and '), values }
}

export interface Page {
  readonly page: number
  readonly limit: number
}

/** One page of the dramas that members see. */
export function listDramas(db: Db, filter: DramaFilter, order: DramaOrder, { page, limit }: Page): Promise<CardRow[]> {
  const { where, values } = filterSql(filter)
  const text = `select ${cardColumns} from dramas d join drama_types t on t.id = d.type_id
    where ${where} order by ${orders[order]} limit $${values.length + 1} offset $${values.length + 2}`
  return db.query<CardRow>(text, [...values, limit, (page - 1) * limit])
}

/** How many dramas the filter leaves; kept ready for all and for a type, counted for anything narrower. */
export async function countDramas(db: Db, filter: DramaFilter): Promise<number> {
  const { typeId = 0, words = [], ...others } = filter
  if (words.length === 0 && Object.values(others).every((value) => value === undefined)) return countListed(db, typeId)
  const { where, values } = filterSql(filter)
  return (await db.one<{ total: number }>(`select count(*) as total from dramas d where ${where}`, values)).total
}

const countListed = async (db: Db, typeId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      'select coalesce(sum(dramas), 0)::bigint as total from listed_dramas where $1::bigint = 0 or type_id = $1',
      [typeId],
    )
  ).total

/** A drama that members see. */
export const findListedDrama = (db: Db, id: number): Promise<DramaRow | undefined> =>
  db.find<DramaRow>(
    `select ${dramaColumns} from dramas d join drama_types t on t.id = d.type_id where d.id = $1 and d.is_listed`,
    [id],
  )

/** Counts that a member looked at the drama's page. */
export const countVisit = (db: Db, id: number): Promise<number> =>
  db.execute('update dramas set visit_count = visit_count + 1 where id = $1', [id])

/** Holds the drama's row until the transaction ends and tells its heat, and what the member is who watched it. */
export const lockHeat = (
  tx: Db,
  id: number,
  userId: number,
): Promise<{ heat: number | null; is_end: boolean; update_number: number; user_type: number; is_enabled: boolean }> =>
  tx.one(
    `select d.heat, d.is_end, d.update_number, a.user_type, a.is_enabled from dramas d, accounts a
     where d.id = $1 and a.id = $2 for no key update of d`,
    [id, userId],
  )

export const addPlays = (tx: Db, id: number, plays: number, heat: number | null): Promise<number> =>
  tx.execute('update dramas set play_count = play_count + $2, heat = $3 where id = $1', [id, plays, heat])
