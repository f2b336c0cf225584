import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { newCredentials } from './credentials.ts'
import { countOperators, insertOperator } from './queries/operators.ts'

const demoOperator = z.object({
  login: z.string(),
  password: z.string(),
  totp_secret: z.string(),
  otpauth_url: z.string(),
})
export type DemoOperator = z.output<typeof demoOperator>

const login = 'owner'

/** Makes the first operator with generated credentials and keeps them in a file only its owner can read, so that each start of
 *  the demonstration can print them. Undefined where operators exist that this file does not tell about. */
export async function seedDemoOperator({
  db,
  settings,
  secrets,
  clock,
}: ServerContext): Promise<DemoOperator | undefined> {
  const file = join(settings.DATA_DIR, 'operator.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if ((await countOperators(db)) > 0) return kept === undefined ? undefined : demoOperator.parse(JSON.parse(kept))
  const { told, stored } = await newCredentials(secrets, login)
  const made = { login, ...told }
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  await chmod(file, 0o600)
  await insertOperator(db, { login, name: 'Owner', role: 'owner', ...stored }, clock())
  return made
}
