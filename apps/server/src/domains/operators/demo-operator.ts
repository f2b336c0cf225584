import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { newCredentials } from './credentials.ts'
import { countOperators, insertOperator, setOwnSecrets } from './queries/operators.ts'

/** An operator of a demonstration, told once, when they are made. */
export interface DemoOperator {
  readonly id: number
  readonly name: string
  readonly login: string
  readonly password: string
  readonly totpSecret: string
}

/** Two, because some acts take two people. */
const people = [
  { login: 'owner', name: 'Owner', role: 'owner' },
  { login: 'second', name: 'Second owner', role: 'owner' },
] as const

/** Makes the first operators of a demonstration with generated credentials, which nothing keeps; nobody where there are operators.
 *  Earlier versions kept them in a file: it goes. */
export async function seedDemoOperators({
  db,
  settings,
  secrets,
  clock,
}: ServerContext): Promise<readonly DemoOperator[]> {
  await rm(join(settings.DATA_DIR, 'operator.json'), { force: true })
  if ((await countOperators(db)) > 0) return []
  const credentials = await Promise.all(people.map(() => newCredentials(secrets)))
  const make = async (tx: Db): Promise<readonly DemoOperator[]> => {
    const made: DemoOperator[] = []
    for (const [index, person] of people.entries()) {
      const own = credentials[index]
      const operator = await insertOperator(tx, person, clock())
      if (!own || !operator) return []
      await setOwnSecrets(tx, operator.id, own.stored, 0, clock())
      made.push({ id: operator.id, name: person.name, login: person.login, ...own.notified })
    }
    return made
  }
  return db.transaction(make)
}
