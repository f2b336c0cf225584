import type { ActivityType } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ActivityRow } from './queries.ts'

/** An activity with everything that was written of it. */
export interface WrittenRow extends ActivityRow {
  readonly contents: ByLanguage<string>
  readonly is_open: boolean
  readonly created_ms: number
  readonly changed_ms: number
}

/** What an operator writes of an activity. */
export type ActivityForm = Omit<WrittenRow, 'id' | 'created_ms' | 'changed_ms'>

const columns =
  'id, type, titles, summaries, contents, cover_key, link_type, link, starts_ms, ends_ms, sort, is_open, created_ms, changed_ms'

const valuesOf = (form: ActivityForm) => [
  form.type,
  JSON.stringify(form.titles),
  JSON.stringify(form.summaries),
  JSON.stringify(form.contents),
  form.cover_key,
  form.link_type,
  form.link,
  form.starts_ms,
  form.ends_ms,
  form.sort,
  form.is_open,
]

/** Activities of a type, of both without one, as members see them ordered. */
export const listWritten = (
  db: Db,
  type: ActivityType | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WrittenRow[]> =>
  db.query(
    `select ${columns} from activities where $1::text is null or type = $1 order by sort desc, id desc limit $2 offset $3`,
    [type ?? null, limit, offset],
  )

export const countWritten = async (db: Db, type: ActivityType | undefined): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from activities where $1::text is null or type = $1`,
      [type ?? null],
    )
  ).total

export const insertActivity = (tx: Db, form: ActivityForm, nowMs: number): Promise<WrittenRow> =>
  tx.one(
    `insert into activities (type, titles, summaries, contents, cover_key, link_type, link, starts_ms, ends_ms, sort, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${columns}`,
    [...valuesOf(form), nowMs],
  )

/** The activity as it is, locked until the transaction ends. */
export const lockActivity = (tx: Db, id: number): Promise<WrittenRow | undefined> =>
  tx.find(`select ${columns} from activities where id = $1 for update`, [id])

export const updateActivity = (tx: Db, id: number, form: ActivityForm, changedMs: number): Promise<WrittenRow> =>
  tx.one(
    `update activities set type = $1, titles = $2, summaries = $3, contents = $4, cover_key = $5, link_type = $6, link = $7, starts_ms = $8,
       ends_ms = $9, sort = $10, is_open = $11, changed_ms = $12 where id = $13 returning ${columns}`,
    [...valuesOf(form), changedMs, id],
  )

export const deleteActivity = (tx: Db, id: number): Promise<WrittenRow | undefined> =>
  tx.find(`delete from activities where id = $1 returning ${columns}`, [id])
