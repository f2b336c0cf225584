import { Client, type QueryResultRow } from 'pg'
import { dueOf, type FunctionNote, listNotes, readFunctions } from '../../platform/database/function-files.ts'
import { readMigrations, shippedFolder } from '../../platform/database/migration-files.ts'
import { type Check, type Finding, fail, ok, warn } from '../check.ts'

/** Compares what the database has seen with what this build brings. */
export const schema: Check = {
  subject: 'schema',
  async run({ databaseUrl }) {
    if (databaseUrl === undefined) return []
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
    await client.connect()
    try {
      return [await examineSchema(client)]
    } finally {
      await client.end()
    }
  },
}

async function examineSchema(client: Client): Promise<Finding> {
  const query = async <T extends QueryResultRow>(text: string) => (await client.query<T>(text)).rows
  const [found] = await query<{ is_there: boolean }>(`select to_regclass('schema_migrations') is not null as is_there`)
  if (!found?.is_there) return warn('schema', 'there are no tables yet', 'The first start makes them.')
  const shipped = (await readMigrations(shippedFolder)).map(({ number }) => number)
  const applied = (await query<{ number: number }>('select number from schema_migrations')).map(({ number }) => number)
  const ahead = applied.filter((number) => !shipped.includes(number))
  if (ahead.length > 0)
    return fail(
      'schema',
      `${ahead.length} migrations ahead of this build`,
      'Run the build that wrote it, or a newer one.',
    )
  const missing = shipped.filter((number) => !applied.includes(number))
  if (missing.length > 0)
    return warn('schema', `${missing.length} migrations are still to be applied`, 'The next start applies them.')
  const functions = await readFunctions()
  const due = dueOf(functions, await query<FunctionNote>(listNotes))
  return due.length > 0
    ? warn('schema', `${due.length} functions are still to be applied`, 'The next start applies them.')
    : ok('schema', `${applied.length} migrations and ${functions.length} functions, as this build has them`)
}
