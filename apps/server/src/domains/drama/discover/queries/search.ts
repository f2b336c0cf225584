import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage } from '../../texts.ts'

/** The listed values of a column, each found through its index however many dramas share it. */
const listValues = (
  db: Db,
  column: 'area' | 'year',
  direction: 'asc' | 'desc',
  limit: number,
): Promise<{ value: unknown }[]> => {
  const [next, first] = direction === 'asc' ? ['>', 'min'] : ['<', 'max']
  return db.query(
    `with recursive found (value) as (
       (select ${first}(${column}) from dramas where is_listed)
       union all
       select (select ${first}(d.${column}) from dramas d where d.is_listed and d.${column} ${next} f.value)
       from found f where f.value is not null)
     select value from found where value is not null limit $1`,
    [limit],
  )
}

/** Areas of listed dramas; those that tell none are left out. */
export const listAreas = async (db: Db, limit: number): Promise<string[]> =>
  (await listValues(db, 'area', 'asc', limit)).map(({ value }) => String(value)).filter((area) => area !== '')

/** Years of listed dramas, the latest first. */
export const listYears = async (db: Db, limit: number): Promise<number[]> =>
  (await listValues(db, 'year', 'desc', limit)).map(({ value }) => Number(value))

/** A category's names; undefined when there is none. */
export const findTypeNames = async (db: Db, id: number): Promise<ByLanguage<string> | undefined> =>
  (await db.find<{ names: ByLanguage<string> }>('select names from drama_types where id = $1', [id]))?.names

/** The category of a listed drama. */
export const findTypeOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.find<{ type_id: number }>('select type_id from dramas where id = $1 and is_listed', [id]))?.type_id

/** The highest id of a drama, 0 without any. */
export const findLastId = async (db: Db): Promise<number> =>
  (await db.one<{ last: number }>('select coalesce(max(id), 0) as last from dramas')).last
