import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A category with how many articles are in it. */
export interface CategoryRow {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly icon: string
  readonly sort: number
  readonly is_open: boolean
  readonly goods_total: number
}

/** What an operator writes of a category. */
export type CategoryDraft = Omit<CategoryRow, 'id' | 'goods_total'>

const columns = `c.id, c.names, c.icon, c.sort, c.is_open,
  (select count(*)::int from mall_goods g where g.category_id = c.id) as goods_total`

/** As members see them ordered. */
export const listWrittenCategories = (
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<CategoryRow[]> =>
  db.query(`select ${columns} from mall_categories c order by c.sort desc, c.id offset $1 limit $2`, [offset, limit])

export const countCategories = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from mall_categories`)).total

/** Locked until the transaction ends. */
export const lockCategory = (tx: Db, id: number): Promise<CategoryRow | undefined> =>
  tx.find(`select ${columns} from mall_categories c where c.id = $1 for no key update`, [id])

const valuesOf = ({ names, icon, sort, is_open }: CategoryDraft) => [JSON.stringify(names), icon, sort, is_open]

export const insertCategory = (tx: Db, draft: CategoryDraft): Promise<CategoryRow> =>
  tx.one(
    `insert into mall_categories as c (names, icon, sort, is_open) values ($1, $2, $3, $4) returning ${columns}`,
    valuesOf(draft),
  )

export const updateCategory = (tx: Db, id: number, draft: CategoryDraft): Promise<CategoryRow> =>
  tx.one(
    `update mall_categories c set names = $1, icon = $2, sort = $3, is_open = $4 where c.id = $5 returning ${columns}`,
    [...valuesOf(draft), id],
  )

export const hasCategory = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.find(`select 1 from mall_categories where id = $1 for key share`, [id])) !== undefined
