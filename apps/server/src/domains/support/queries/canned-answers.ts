import type { Language } from '@cliffhanger/contract/language.ts'
import type { Db } from '../../../platform/database/db.ts'

export interface CannedAnswerRow {
  readonly id: number
  readonly title: string
  readonly texts: Readonly<Partial<Record<Language, string>>>
  readonly version: number
}

const columns = 'id, title, texts, version'

export const listCannedAnswers = (db: Db): Promise<CannedAnswerRow[]> =>
  db.query(`select ${columns} from canned_answers order by place, id`)

/** One change of the set at a time: it is counted and ordered. */
export const lockCannedAnswers = (tx: Db): Promise<unknown> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('canned answers', 0))`)

export const countCannedAnswers = async (tx: Db): Promise<number> =>
  (await tx.one<{ total: number }>(`select count(*)::int as total from canned_answers`)).total

/** Behind all others. */
export const insertCannedAnswer = (
  tx: Db,
  title: string,
  texts: Readonly<Record<string, string>>,
): Promise<CannedAnswerRow> =>
  tx.one(
    `insert into canned_answers (title, texts, place) select $1, $2, coalesce(max(place), 0) + 1 from canned_answers returning ${columns}`,
    [title, JSON.stringify(texts)],
  )

export const lockCannedAnswer = (tx: Db, id: number): Promise<CannedAnswerRow | undefined> =>
  tx.find(`select ${columns} from canned_answers where id = $1 for update`, [id])

export const updateCannedAnswer = (
  tx: Db,
  id: number,
  title: string,
  texts: Readonly<Record<string, string>>,
): Promise<CannedAnswerRow> =>
  tx.one(`update canned_answers set title = $2, texts = $3, version = version + 1 where id = $1 returning ${columns}`, [
    id,
    title,
    JSON.stringify(texts),
  ])

export const deleteCannedAnswer = (tx: Db, id: number): Promise<CannedAnswerRow | undefined> =>
  tx.find(`delete from canned_answers where id = $1 returning ${columns}`, [id])

/** Those of the ids first, in their order; the others behind them in the order they had. */
export const sortCannedAnswers = (tx: Db, ids: readonly number[]): Promise<unknown> =>
  tx.execute(
    `update canned_answers a set place = o.place
       from (select c.id, row_number() over (order by w.place nulls last, c.place, c.id)::int as place
               from canned_answers c left join unnest($1::bigint[]) with ordinality w(id, place) on w.id = c.id) o
      where a.id = o.id`,
    [[...new Set(ids)]],
  )
