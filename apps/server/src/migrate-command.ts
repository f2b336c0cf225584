import { commandLog as log, withDatabase } from './command-database.ts'
import { openJobs } from './platform/database/jobs.ts'
import { prepareSchema } from './platform/database/prepare-schema.ts'
import { readSettings } from './settings.ts'

/** Brings the database to the schema of this build, beside servers that run, and says what it did. Run twice, it finds nothing to do. */
async function main(): Promise<void> {
  await withDatabase(readSettings(process.env), async (address) => {
    const names = await prepareSchema({ ...address, mayMigrate: true, log })
    // The queue of jobs keeps tables of its own.
    const jobs = openJobs({ ...address, isWorker: false, log })
    await jobs.start()
    await jobs.stop()
    console.log(names.length > 0 ? `Applied ${names.join(', ')}` : 'The database is up to date')
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
