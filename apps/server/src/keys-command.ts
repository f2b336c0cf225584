import { commandLog as log, withDatabase } from './command-database.ts'
import { examineKeys, forgetEarlierKeys } from './keys/rotate.ts'
import { openMasterSecrets, secretsFile } from './open-platform.ts'
import type { Db } from './platform/database/db.ts'
import { openDatabase } from './platform/database/db.ts'
import { adoptSecrets } from './platform/security/master-keys.ts'
import { renewSecrets, serverName, shortId } from './platform/security/secrets.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * `check` tells with which master secret everything is sealed; `rotate` seals what earlier ones sealed with the present one, beside servers
 * that run. Where the secret is a generated one, `rotate` makes a new one first, and the server has to be stopped.
 */
async function main(): Promise<void> {
  const [action] = process.argv.slice(2)
  if (action !== 'check' && action !== 'rotate') throw new Error('Usage: npm run keys -- check, npm run keys -- rotate')
  const settings = readSettings(process.env)
  await withDatabase(settings, async (address) => {
    const db = openDatabase({ ...address, poolSize: 2, isPatient: true, log })
    await (action === 'check' ? check(db, settings) : rotate(db, settings)).finally(() => db.close())
  })
}

async function check(db: Db, settings: Settings): Promise<void> {
  const secrets = await openMasterSecrets(settings)
  const [present, ...earlier] = secrets.ids
  console.log(`Present key ${present}${earlier.length > 0 ? `, earlier ${earlier.join(', ')}` : ''}`)
  for (const { id } of await db.query<{ id: string }>('select id from master_keys order by first_ms'))
    console.log(`In use by this database: ${id}${secrets.ids.includes(id) ? '' : ', which is not among the settings'}`)
  report(await examineKeys(db, secrets, false))
}

async function rotate(db: Db, settings: Settings): Promise<void> {
  if (settings.SECRET_KEY === '') await renew(db, settings)
  const secrets = await openMasterSecrets(settings)
  const behind = (await runningServers(db)).filter((name) => !name.includes(shortId(secrets.ids[0])))
  if (behind.length > 0) {
    throw new Error(
      `${behind.length} server processes run without the present key and could not open what is sealed with it. Start them again with SECRET_KEY and SECRET_KEY_PREVIOUS as they are here first.`,
    )
  }
  await adoptSecrets(db, secrets, Date.now())
  const states = await examineKeys(db, secrets, true)
  report(states)
  if (states.some(({ earlier, unknown }) => earlier + unknown > 0)) {
    process.exitCode = 1
    console.log(
      'Not everything is sealed with the present key. Where it says "earlier", run this again; where it says "unknown", name the key it was sealed with in SECRET_KEY_PREVIOUS first.',
    )
    return
  }
  await forgetEarlierKeys(db, secrets)
  const days = Math.ceil(settings.REFRESH_TOKEN_SECONDS / 86_400)
  console.log(
    `Everything is sealed with the present key. Keep the earlier one in SECRET_KEY_PREVIOUS for ${days} days: until then sign-ins made with it go on.`,
  )
}

/** A server that runs would go on sealing with the secret it has read; and a secret that has not reached everything is not followed by another. */
async function renew(db: Db, settings: Settings): Promise<void> {
  if ((await runningServers(db)).length > 0)
    throw new Error(`Stop the server first: it has read the secret in ${secretsFile(settings)}.`)
  const { ids } = await openMasterSecrets(settings)
  const used = await db.query<{ id: string }>('select id from master_keys')
  if (used.every(({ id }) => id === ids[0])) await renewSecrets(secretsFile(settings))
}

async function runningServers(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)`,
    [serverName],
  )
  return rows.map(({ name }) => name)
}

function report(states: Awaited<ReturnType<typeof examineKeys>>): void {
  for (const { name, present, earlier, unknown } of states)
    console.log(`${name.padEnd(28)} ${present} present, ${earlier} earlier, ${unknown} unknown`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
