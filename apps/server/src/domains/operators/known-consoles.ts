import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { hasConsole, noteConsole } from './queries/consoles.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** The name of a console that the operator signed in on before, which the wrong tries of others do not lock; undefined for any other. */
export async function findKnownConsole(
  db: Db,
  operatorId: number,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const hash = hashOf(key)
  return (await hasConsole(db, operatorId, hash)) ? hash.toString('hex') : undefined
}

/** Remembers the console: by the key it has, else by a new one, which the answer gives it. It opens nothing: a sign-in takes all that it took. */
export async function rememberConsole(
  tx: Db,
  operatorId: number,
  key: string | undefined,
  nowMs: number,
): Promise<string> {
  const stored = key ?? randomBytes(16).toString('base64url')
  await noteConsole(tx, operatorId, hashOf(stored), nowMs)
  return stored
}
