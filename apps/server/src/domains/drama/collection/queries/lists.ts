import type { Db } from '../../../../platform/database/db.ts'
import { type CardRow, cardColumns, type Page } from '../../queries/dramas.ts'
import type { ProgressRow } from '../../queries/watching.ts'

/** What of a member is listed; `$1` is the member, `at` what the list is ordered by. */
const sources = {
  history: 'select drama_id, updated_ms as at from watch_marks where user_id = $1 and not is_hidden',
  binge: 'select drama_id, created_ms as at from binge_list where user_id = $1',
  skr: 'select drama_id, created_ms as at from drama_likes where user_id = $1',
  // A purchase that was taken back (S-111) has nothing left to it.
  bought: `select u.drama_id, max(u.id) as at from unlocks u where u.user_id = $1
      and (exists (select from episode_unlocks e where e.unlock_id = u.id)
        or exists (select from drama_unlocks w where w.user_id = u.user_id and w.drama_id = u.drama_id and w.unlock_id = u.id))
    group by u.drama_id`,
} as const

export type MineType = keyof typeof sources

/** One of my lists; `words` are folded and must all occur in a title. */
export interface MineQuestion {
  readonly userId: number
  readonly type: MineType
  readonly words: readonly string[]
}

const matchesWords = (parameter: number) =>
  `exists (select from drama_searches s where s.drama_id = d.id
    and (select bool_and(position(word in s.folded) > 0) from unnest($${parameter}::text[]) word))`

/** Dramas that members do not see any more are in no list. */
const from = ({ type, words }: MineQuestion, parameter: number) =>
  `from (${sources[type]}) mine join dramas d on d.id = mine.drama_id and d.is_listed
   ${words.length > 0 ? `and ${matchesWords(parameter)}` : ''}`

const valuesOf = ({ userId, words }: MineQuestion) => (words.length > 0 ? [userId, words] : [userId])

/** One page, what came last first. */
export function listMine(db: Db, question: MineQuestion, { page, limit }: Page): Promise<CardRow[]> {
  const values = valuesOf(question)
  return db.query<CardRow>(
    `select ${cardColumns} ${from(question, 2)} join drama_types t on t.id = d.type_id
     order by mine.at desc, mine.drama_id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, (page - 1) * limit],
  )
}

export const countMine = async (db: Db, question: MineQuestion): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*) as total ${from(question, 2)}`, valuesOf(question))).total

/** How many dramas each list of a member holds. */
export async function countCollections(db: Db, userId: number): Promise<Record<MineType, number>> {
  const count = (type: MineType) => countMine(db, { userId, type, words: [] })
  return {
    history: await count('history'),
    binge: await count('binge'),
    skr: await count('skr'),
    bought: await count('bought'),
  }
}

/** Every drama on a list, whether members still see it or not. */
export const listIds = async (db: Db, userId: number, type: MineType): Promise<number[]> =>
  (await db.query<{ drama_id: number }>(sources[type], [userId])).map((row) => row.drama_id)

/** Where a member stopped in these dramas. */
export const listProgress = (db: Db, userId: number, dramaIds: readonly number[]): Promise<ProgressRow[]> =>
  db.query<ProgressRow>(
    `select user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms
     from watch_marks where user_id = $1 and drama_id = any($2)`,
    [userId, dramaIds],
  )

/** Takes dramas out of the history until they are watched again. */
export const hideMarks = (tx: Db, userId: number, dramaIds: readonly number[]): Promise<number> =>
  tx.execute('update watch_marks set is_hidden = true where user_id = $1 and drama_id = any($2) and not is_hidden', [
    userId,
    dramaIds,
  ])

/** What a member did with a drama. */
export interface MineRow {
  readonly is_binge: boolean
  readonly is_skr: boolean
  /** 0 when the member has not rated the drama. */
  readonly my_score: number
}

export const findMine = (db: Db, userId: number, dramaId: number): Promise<MineRow> =>
  db.one<MineRow>(
    `select exists (select from binge_list where user_id = $1 and drama_id = $2) as is_binge,
       exists (select from drama_likes where user_id = $1 and drama_id = $2) as is_skr,
       coalesce((select score from drama_scores where user_id = $1 and drama_id = $2), 0)::int as my_score`,
    [userId, dramaId],
  )
