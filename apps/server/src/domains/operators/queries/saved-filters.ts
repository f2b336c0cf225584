import type { Db } from '../../../platform/database/db.ts'

/** A filter of a list of the console, saved by one operator. */
export interface SavedFilterRow {
  readonly id: number
  readonly list: string
  readonly name: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: string
  readonly direction: '' | 'asc' | 'desc'
  readonly created_ms: number
}

const columns = `id, list, name, filter, sort, direction, created_ms`

export const listFilters = (db: Db, operatorId: number, list: string): Promise<SavedFilterRow[]> =>
  db.query(`select ${columns} from saved_filters where operator_id = $1 and list = $2 order by lower(name), id`, [
    operatorId,
    list,
  ])

/** How many an operator saved, of whatever lists. */
export const countFilters = async (db: Db, operatorId: number): Promise<number> =>
  (
    await db.one<{ total: number }>('select count(*)::int as total from saved_filters where operator_id = $1', [
      operatorId,
    ])
  ).total

/** Lets an operator save one filter at a time, so that none passes the limit. */
export const lockFiltersOf = (tx: Db, operatorId: number): Promise<number> =>
  tx.execute(`select from operators where id = $1 for no key update`, [operatorId])

/** Saves it; the one of the same name is replaced. */
export const saveFilter = (tx: Db, operatorId: number, draft: Omit<SavedFilterRow, 'id'>): Promise<SavedFilterRow> =>
  tx.one(
    `insert into saved_filters (operator_id, list, name, filter, sort, direction, created_ms) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (operator_id, list, name) do update set filter = excluded.filter, sort = excluded.sort, direction = excluded.direction
     returning ${columns}`,
    [operatorId, draft.list, draft.name, JSON.stringify(draft.filter), draft.sort, draft.direction, draft.created_ms],
  )

export const deleteFilter = (db: Db, operatorId: number, id: number): Promise<number> =>
  db.execute(`delete from saved_filters where operator_id = $1 and id = $2`, [operatorId, id])
