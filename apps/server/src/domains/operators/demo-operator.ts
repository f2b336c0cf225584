import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerContext } from '../../context.ts'
import { newCredentials } from './credentials.ts'
import { countOperators, insertOperator, setOwnSecrets } from './queries/operators.ts'

/** The operator of a demonstration, told once, when it is made. */
export interface DemoOperator {
  readonly login: string
  readonly password: string
  readonly totpSecret: string
}

const login = 'owner'

/** Makes the first operator of a demonstration with generated credentials, which nothing keeps; undefined where there are operators.
 *  Earlier versions kept them in a file: it goes. */
export async function seedDemoOperator({
  db,
  settings,
  secrets,
  clock,
}: ServerContext): Promise<DemoOperator | undefined> {
  await rm(join(settings.DATA_DIR, 'operator.json'), { force: true })
  if ((await countOperators(db)) > 0) return undefined
  const { notified, stored } = await newCredentials(secrets)
  return db.transaction(async (tx) => {
    const made = await insertOperator(tx, { login, name: 'Owner', role: 'owner' }, clock())
    if (!made) return undefined
    await setOwnSecrets(tx, made.id, stored, 0, clock())
    return { login, ...notified }
  })
}
