import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import { nameMatches } from './search.ts'

/** A star with the member they are. */
export interface StarRow {
  readonly id: number
  readonly user_id: number
  readonly category_id: number | null
  readonly category_names: ByLanguage<string> | null
  readonly cover_key: string
  readonly is_open: boolean
  readonly post_total: number
  readonly hot: number
  readonly version: number
  readonly created_ms: number
  readonly changed_ms: number
  readonly nick_name: string
  readonly avatar_url: string
  readonly sign_remark: string
}

/** What an operator decides about a star. */
export interface StarDraft {
  readonly category_id: number | null
  readonly cover_key: string
}

const columns = `s.id, s.user_id, s.category_id, c.names as category_names, s.cover_key, s.is_open, s.post_total, s.hot, s.version, s.created_ms,
  s.changed_ms, a.nick_name, a.avatar_url, a.sign_remark`
const source = `stars s join accounts a on a.id = s.user_id left join star_categories c on c.id = s.category_id`
/** Is a star now, and can sign in. */
const isShown = `s.is_open and a.is_enabled`

/** Which stars a member asks for. */
export interface StarFilter {
  /** 0: every category. */
  readonly categoryId: number
  /** Folded; a name holds them all, wherever they stand in it. None: every one. */
  readonly words: readonly string[]
}

/** What does not matter is not in the statement, so that each has the plan of its own index. */
const matching = ({ categoryId, words }: StarFilter, values: unknown[]): string =>
  [
    isShown,
    ...(categoryId > 0 ? [`s.category_id = $${values.push(categoryId)}`] : []),
    ...(words.length === 0 ? [] : [nameMatches(words, values)]),
  ].join(' and ')

const orders = { hot: 's.hot desc, s.id desc', new: 's.id desc' } as const

export const listStars = (
  db: Db,
  filter: StarFilter,
  { sort, offset, limit }: { readonly sort: keyof typeof orders; readonly offset: number; readonly limit: number },
): Promise<StarRow[]> => {
  const values: unknown[] = [offset, limit]
  return db.query(
    `select ${columns} from ${source} where ${matching(filter, values)} order by ${orders[sort]} offset $1 limit $2`,
    values,
  )
}

export const countStars = async (db: Db, filter: StarFilter): Promise<number> => {
  const values: unknown[] = []
  const text = `select count(*)::int as total from stars s join accounts a on a.id = s.user_id where ${matching(filter, values)}`
  return (await db.one<{ total: number }>(text, values)).total
}

/** A star as members see them; undefined where they are none any more. */
export const findShownStar = (db: Db, id: number): Promise<StarRow | undefined> =>
  db.find(`select ${columns} from ${source} where s.id = $1 and ${isShown}`, [id])

/** What a member is as a star; undefined where they are none. */
export const findStarOf = (db: Db, userId: number): Promise<StarRow | undefined> =>
  db.find(`select ${columns} from ${source} where s.user_id = $1 and s.is_open`, [userId])

/** Holds it that this member is a star until the transaction ends; answers the id of the star. */
export const holdStar = async (tx: Db, userId: number): Promise<number | undefined> =>
  (await tx.find<{ id: number }>(`select id from stars where user_id = $1 and is_open for share`, [userId]))?.id

export const findStar = (db: Db, id: number): Promise<StarRow | undefined> =>
  db.find(`select ${columns} from ${source} where s.id = $1`, [id])

export const findByMember = (db: Db, userId: number): Promise<StarRow | undefined> =>
  db.find(`select ${columns} from ${source} where s.user_id = $1`, [userId])

/** Locks the row of a star, or of the member who was one. */
export const lockStar = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.execute(`select from stars where id = $1 for no key update`, [id])) > 0

/** Makes a member a star, or once more one who was; undefined where they are one already. */
export const openStar = (
  tx: Db,
  star: StarDraft & { readonly userId: number; readonly nowMs: number },
): Promise<{ id: number } | undefined> =>
  tx.find(
    `insert into stars (user_id, category_id, cover_key, is_open, created_ms, changed_ms) values ($1, $2, $3, true, $4, $4)
     on conflict (user_id) do update set category_id = $2, cover_key = $3, is_open = true, version = stars.version + 1, changed_ms = $4
       where not stars.is_open
     returning id`,
    [star.userId, star.category_id, star.cover_key, star.nowMs],
  )

/** Ends it that a member is a star; false where they are none. */
export const closeStar = async (tx: Db, userId: number, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `update stars set is_open = false, version = version + 1, changed_ms = $2 where user_id = $1 and is_open`,
    [userId, nowMs],
  )) > 0

export const updateStar = (tx: Db, id: number, { category_id, cover_key }: StarDraft, nowMs: number): Promise<number> =>
  tx.execute(
    `update stars set category_id = $2, cover_key = $3, version = version + 1, changed_ms = $4 where id = $1`,
    [id, category_id, cover_key, nowMs],
  )

/** Counts the published posts of a star anew; after the change, in its transaction. */
export const recountPosts = (tx: Db, starId: number): Promise<number> =>
  tx.execute(
    `update stars s set post_total = (select count(*) from star_posts p where p.star_id = s.id and p.state = 1) where s.id = $1`,
    [starId],
  )

/** Which stars an operator looks for. */
export interface WrittenStarFilter extends StarFilter {
  readonly isOpen: boolean | undefined
  /** The number of a member, where that was typed. */
  readonly userNo: string
}

const writtenMatching = ({ categoryId, words, isOpen, userNo }: WrittenStarFilter, values: unknown[]): string =>
  [
    'true',
    ...(isOpen === undefined ? [] : [`s.is_open = $${values.push(isOpen)}`]),
    ...(categoryId > 0 ? [`s.category_id = $${values.push(categoryId)}`] : []),
    ...(words.length === 0 ? [] : [`(a.user_no = $${values.push(userNo)} or ${nameMatches(words, values)})`]),
  ].join(' and ')

/** One page for operators, the newest first. */
export const listWrittenStars = (
  db: Db,
  filter: WrittenStarFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StarRow[]> => {
  const values: unknown[] = [offset, limit]
  return db.query(
    `select ${columns} from ${source} where ${writtenMatching(filter, values)} order by s.id desc offset $1 limit $2`,
    values,
  )
}

export const countWrittenStars = async (db: Db, filter: WrittenStarFilter): Promise<number> => {
  const values: unknown[] = []
  const text = `select count(*)::int as total from stars s join accounts a on a.id = s.user_id where ${writtenMatching(filter, values)}`
  return (await db.one<{ total: number }>(text, values)).total
}

/** How many posts of these stars wait for a review, by star. */
export const countWaiting = async (db: Db, starIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.query<{ star_id: number; total: number }>(
    `select star_id, count(*)::int as total from star_posts where state = 0 and star_id = any ($1) group by 1`,
    [starIds],
  )
  return new Map(rows.map(({ star_id: id, total }) => [id, total]))
}
