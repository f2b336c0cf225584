import { type DatabaseOptions, openDatabase } from './db.ts'
import { assertMigrated, migrate } from './migrate.ts'

interface SchemaOptions extends Pick<DatabaseOptions, 'url' | 'isPooled' | 'log'> {
  readonly mayMigrate: boolean
}

/** The one thing the server does with the rights of the address's user, but for its queue of jobs: migrates, or looks whether somebody has. Answers
 *  the names of what was applied. */
export async function prepareSchema({ mayMigrate, ...options }: SchemaOptions): Promise<string[]> {
  const owner = openDatabase({ ...options, poolSize: 1, isPatient: true })
  try {
    if (mayMigrate) return await migrate(owner)
    await assertMigrated(owner)
    return []
  } finally {
    await owner.close()
  }
}
