import { randomBytes } from 'node:crypto'
import type { Db } from '../database/db.ts'
import { sealerOf } from './sealed.ts'
import { derive, type MasterSecrets, memorize, type Secrets } from './secrets.ts'

/** What the root of the lasting keys is sealed for. */
export const rootPurpose = 'lasting-root'

/**
 * Holds the master secrets of this process against those the database is sealed with, notes the present one, and opens the root of the
 * lasting keys. Throws the sentence an operator needs where a secret is missing: nothing may be sealed that others cannot open.
 */
export async function adoptSecrets(db: Db, masters: MasterSecrets, nowMs: number): Promise<Secrets> {
  const root = await db.transaction(async (tx) => {
    // One process after the other.
    await tx.query(`select pg_advisory_xact_lock(hashtext('master_keys'))`)
    const used = await tx.query<{ id: string }>('select id from master_keys order by first_ms')
    const unknown = used.map(({ id }) => id).filter((id) => !masters.ids.includes(id))
    if (unknown.length > 0) throw new Error(wrongKey(masters.ids[0], unknown))
    await tx.execute('insert into master_keys (id, first_ms) values ($1, $2) on conflict do nothing', [
      masters.ids[0],
      nowMs,
    ])
    const sealer = sealerOf(masters, rootPurpose)
    const stored = await tx.find<{ sealed: Buffer }>('select sealed from lasting_root')
    if (stored) return sealer.open(stored.sealed)
    const made = await newRoot(tx, masters)
    await tx.execute('insert into lasting_root (sealed) values ($1)', [sealer.seal(made)])
    return made
  })
  const bytes = Buffer.from(root, 'base64')
  return { ...masters, lasting: memorize((name) => derive(bytes, name)) }
}

/** A platform from before there was a root goes on with the keys its rows were hashed with, which came from the master secret itself. */
async function newRoot(tx: Db, masters: MasterSecrets): Promise<string> {
  const { is_old: isOld } = await tx.one<{ is_old: boolean }>(
    'select exists (select from accounts) or exists (select from operators) as is_old',
  )
  return isOld ? masters.master() : randomBytes(32).toString('base64')
}

const wrongKey = (present: string, missing: readonly string[]): string =>
  `Setting SECRET_KEY: this database holds what was sealed with another master secret (fingerprint ${missing.join(', ')}; this one is ${present}). Set SECRET_KEY back to that one, or name it in SECRET_KEY_PREVIOUS if you are changing it. Where SECRET_KEY is empty the secret is in secrets.json under DATA_DIR: put that file back from a backup. Without it nobody can open what it sealed.`
