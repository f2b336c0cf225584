import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Check, fail, ok, warn } from '../check.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** Compares what the database has seen with what this build brings. */
export const schema: Check = {
  subject: 'schema',
  async run({ databaseUrl }) {
    if (databaseUrl === undefined) return []
    const shipped = (await readdir(folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => Number(name.slice(0, 4)))
    const applied = await readApplied(databaseUrl)
    if (!applied) return [warn('schema', 'there are no tables yet', 'The first start makes them.')]
    const ahead = applied.filter((number) => !shipped.includes(number))
    if (ahead.length > 0)
      return [
        fail(
          'schema',
          `${ahead.length} migrations ahead of this build`,
          'Run the build that wrote it, or a newer one.',
        ),
      ]
    const missing = shipped.filter((number) => !applied.includes(number))
    return missing.length > 0
      ? [warn('schema', `${missing.length} migrations are still to be applied`, 'The next start applies them.')]
      : [ok('schema', `${applied.length} migrations, as this build has them`)]
  },
}

async function readApplied(url: string): Promise<readonly number[] | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('schema_migrations') as found`)
    if (rows[0]?.found === null) return undefined
    return (await client.query<{ number: number }>('select number from schema_migrations')).rows.map(
      ({ number }) => number,
    )
  } finally {
    await client.end()
  }
}
