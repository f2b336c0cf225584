import type { Db } from './db.ts'

/** Which part of a list is asked for by time, and in which order; what is undefined does not matter. */
export interface Listing<Sort extends string = string> {
  readonly fromMs?: number | undefined
  readonly toMs?: number | undefined
  readonly sort?: Sort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** A value and what it must satisfy, given its place among the values; it does not matter where the value is undefined. */
export type Condition = readonly [value: unknown, text: (place: string) => string]

export interface Conditions {
  /** `where …`, or '' */
  readonly where: string
  readonly values: readonly unknown[]
}

/** What is true of every row of a list; its places are counted from `$1`. */
interface Always {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** Only what is asked for stands in the question, so that each part has its index. */
export function conditionsOf(conditions: readonly Condition[], always?: Always): Conditions {
  const values = [...(always?.values ?? [])]
  const texts = always ? [always.text] : []
  for (const [value, text] of conditions) if (value !== undefined) texts.push(text(`$${values.push(value)}`))
  return { where: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values }
}

/** Rows of a period by this column of milliseconds: from its first moment on, before its last. */
export const inPeriod = (column: string, { fromMs, toMs }: Listing): readonly Condition[] => [
  [fromMs, (place) => `${column} >= ${place}`],
  [toMs, (place) => `${column} < ${place}`],
]

/**
 * What a list is ordered by: the column that was chosen, each with an index that ends in `id`, else the list's own order. Rows of a period stand in
 * the order of its column, which the index of the period has.
 */
export function orderOf<Sort extends string>(
  { sort, order = 'desc', fromMs, toMs }: Listing<Sort>,
  columns: Readonly<Record<Sort, string>> & { readonly create_time: string },
  { id = 'id', own }: { readonly id?: string; readonly own: string },
): string {
  if (sort) return `${columns[sort]} ${order}, ${id} ${order}`
  const isPeriod = fromMs !== undefined || toMs !== undefined
  return isPeriod && own === `${id} desc` ? `${columns.create_time} desc, ${id} desc` : own
}

/** A page of a list. */
export const readPage = <Row>(
  db: Db,
  select: string,
  { where, values }: Conditions,
  order: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row[]> =>
  db.query(`${select} ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`, [
    ...values,
    limit,
    offset,
  ])

/** How many rows of `tables` match. */
export const countMatching = async (db: Db, tables: string, { where, values }: Conditions): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from ${tables} ${where}`, values)).total
