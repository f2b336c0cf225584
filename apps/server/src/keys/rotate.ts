import type { Db } from '../platform/database/db.ts'
import { openSealer, type Sealer, sealerOf } from '../platform/security/sealed.ts'
import type { MasterSecrets } from '../platform/security/secrets.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

/** How many values of a column are sealed with which key. */
export interface ColumnState {
  readonly name: string
  readonly present: number
  readonly earlier: number
  /** With none of the keys we have. */
  readonly unknown: number
}

interface SealedRow {
  readonly id: number
  readonly sealed: Buffer
}

const pageRows = 500

/** Looks at every sealed value; with `isRotating` seals again, with the present key, what an earlier one sealed. Safe beside servers that write, and
 *  begun anew it goes on where it ended. */
export async function examineKeys(db: Db, secrets: MasterSecrets, isRotating: boolean): Promise<ColumnState[]> {
  const states: ColumnState[] = []
  for (const column of sealedColumns) states.push(await examineColumn(db, secrets, column, isRotating))
  return states
}

async function examineColumn(
  db: Db,
  secrets: MasterSecrets,
  column: SealedColumn,
  isRotating: boolean,
): Promise<ColumnState> {
  const present = openSealer(secrets.secret(column.purpose))
  const any = sealerOf(secrets, column.purpose)
  const count = { present: 0, earlier: 0, unknown: 0 }
  for (let after = -1; ; ) {
    const rows = await db.query<SealedRow>(
      `select ${column.id} as id, ${column.column} as sealed from ${column.table}
        where ${column.id} > $1 and ${column.column} is not null order by 1 limit ${pageRows}`,
      [after],
    )
    for (const { id, sealed } of rows) {
      if (opened(present, sealed) !== undefined) count.present++
      else {
        const text = opened(any, sealed)
        if (text === undefined) count.unknown++
        else if (isRotating && (await sealAgain(db, column, { id, sealed }, present.seal(text)))) count.present++
        else count.earlier++
      }
      after = id
    }
    if (rows.length < pageRows) return { name: `${column.table}.${column.column}`, ...count }
  }
}

/** False where somebody changed the value meanwhile, which the next round sees. */
const sealAgain = async (
  db: Db,
  { table, column, id: idColumn }: SealedColumn,
  { id, sealed }: SealedRow,
  again: Buffer,
): Promise<boolean> =>
  (await db.execute(`update ${table} set ${column} = $3 where ${idColumn} = $1 and ${column} = $2`, [
    id,
    sealed,
    again,
  ])) === 1

function opened(sealer: Sealer, sealed: Buffer): string | undefined {
  try {
    return sealer.open(sealed)
  } catch {
    return undefined
  }
}

/** Once nothing is sealed with earlier master secrets, a process no longer needs them to start. */
export const forgetEarlierKeys = (db: Db, secrets: MasterSecrets): Promise<number> =>
  db.execute('delete from master_keys where id <> $1', [secrets.ids[0]])
