import type { Db } from '../../platform/database/db.ts'

interface OwnHead {
  readonly name: string
  readonly last_seq: number
  readonly changed_ms: number
}

/** Heads of these streams by name; a stream without events is absent. */
export async function listOwnHeads(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, OwnHead>> {
  const rows = await db.query<OwnHead>(`select name, last_seq, changed_ms from streams where name = any ($1)`, [names])
  return new Map(rows.map((row) => [row.name, row]))
}
