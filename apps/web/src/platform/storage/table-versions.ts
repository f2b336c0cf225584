import type { Transaction } from 'dexie'

/** What one version of the member's database adds or changes. Devices hold any earlier version: a version that was delivered is never
 *  changed, and a change gets the next number over all owners of tables. */
export interface TableVersion {
  readonly version: number
  /** Tables with their indexes, in Dexie's notation; null: the table goes. */
  readonly tables?: Readonly<Record<string, string | null>>
  /** Changes the rows of the version before it. */
  readonly upgrade?: (transaction: Transaction) => PromiseLike<unknown>
}

let registered: readonly TableVersion[] | undefined

/** Names all tables above the platform; once, before the database is first used. */
export const registerTables = (versions: readonly TableVersion[]): void => {
  registered = versions
}

/** The tables above the platform. Throws where none were named: a database opened without them would lack them. */
export const registeredTables = (): readonly TableVersion[] => {
  if (!registered) throw new TypeError('registerTables comes before the first use of the database')
  return registered
}
