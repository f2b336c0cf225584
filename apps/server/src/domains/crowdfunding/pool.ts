import type { Db } from '../../platform/database/db.ts'
import { readPool } from './queries/interest.ts'

/** The pool that interest is paid from. While it is empty or owes more than it has, nobody joins a project (S-112). */
export interface PoolStatus {
  readonly balance: bigint
  readonly owed: bigint
  readonly isPaused: boolean
}

export async function poolStatus(db: Db): Promise<PoolStatus> {
  const { balance, owed } = await readPool(db)
  return { balance, owed, isPaused: balance === 0n || owed > balance }
}
