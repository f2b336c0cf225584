import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A category of stars and their posts. */
export interface CategoryRow {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly sort: number
  readonly is_open: boolean
  readonly star_total: number
}

/** What an operator writes of a category. */
export type CategoryDraft = Omit<CategoryRow, 'id' | 'star_total'>

const columns = `c.id, c.names, c.sort, c.is_open, (select count(*)::int from stars s where s.category_id = c.id) as star_total`

/** Those that members see, in their order. */
export const listOpenCategories = (db: Db): Promise<Pick<CategoryRow, 'id' | 'names' | 'sort'>[]> =>
  db.query(`select id, names, sort from star_categories where is_open order by sort, id`)

export const listCategories = (
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<CategoryRow[]> =>
  db.query(`select ${columns} from star_categories c order by c.sort, c.id offset $1 limit $2`, [offset, limit])

export const countCategories = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from star_categories`)).total

/** Locked until the transaction ends. */
export const lockCategory = (tx: Db, id: number): Promise<CategoryRow | undefined> =>
  tx.find(`select ${columns} from star_categories c where c.id = $1 for no key update`, [id])

const valuesOf = ({ names, sort, is_open }: CategoryDraft) => [JSON.stringify(names), sort, is_open]

export const insertCategory = (tx: Db, draft: CategoryDraft): Promise<CategoryRow> =>
  tx.one(
    `insert into star_categories as c (names, sort, is_open) values ($1, $2, $3) returning ${columns}`,
    valuesOf(draft),
  )

export const updateCategory = (tx: Db, id: number, draft: CategoryDraft): Promise<CategoryRow> =>
  tx.one(`update star_categories c set names = $1, sort = $2, is_open = $3 where c.id = $4 returning ${columns}`, [
    ...valuesOf(draft),
    id,
  ])

export const hasCategory = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.find(`select 1 from star_categories where id = $1 for key share`, [id])) !== undefined

/** Whether members can post in it. */
export const isOpenCategory = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.find(`select 1 from star_categories where id = $1 and is_open for share`, [id])) !== undefined
