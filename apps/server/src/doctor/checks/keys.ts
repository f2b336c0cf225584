import { Client } from 'pg'
import { type Check, fail, ok, warn } from '../check.ts'

/** Holds the master secret against those the database was sealed with. */
export const keys: Check = {
  subject: 'keys',
  async run({ databaseUrl, masters, settings }) {
    if (!masters)
      return [warn('keys', 'there is no master secret yet', 'The first start makes one; keep a copy of DATA_DIR.')]
    const stored = settings.SECRET_KEY === '' ? 'in secrets.json under DATA_DIR' : 'from SECRET_KEY'
    if (databaseUrl === undefined) return [ok('keys', `the master secret is ${stored}`)]
    const missing = (await readUsed(databaseUrl)).filter((id) => !masters.ids.includes(id))
    return missing.length > 0
      ? [
          fail(
            'keys',
            `the database is sealed with another master secret (${missing.join(', ')}; this one is ${masters.ids[0]})`,
            'Set SECRET_KEY back, or name the earlier one in SECRET_KEY_PREVIOUS.',
          ),
        ]
      : [ok('keys', `the master secret ${stored} opens this database`)]
  },
}

async function readUsed(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('master_keys') as found`)
    if (rows[0]?.found === null) return []
    return (await client.query<{ id: string }>('select id from master_keys')).rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
