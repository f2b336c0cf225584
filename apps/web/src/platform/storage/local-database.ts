import { Dexie, type Table } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { create } from 'zustand'
import { useUser } from '../session/session.ts'
import { registeredTables, type TableVersion } from './table-versions.ts'

/** A big file on its way into the object store, continued where it stopped. */
interface TransferRow {
  /** `{kind}/{hash}` */
  readonly id: string
  readonly key: string
  readonly upload_id: string
  readonly started_ms: number
}

interface CursorRow {
  readonly stream: string
  readonly cursor: number
}

/** Up to which moment of which epoch the device knows everything. */
interface MarkRow {
  readonly name: 'heads'
  readonly epoch: string
  readonly serverTimeMs: number
}

/** The platform's own tables. */
const platformTables: readonly TableVersion[] = [
  { version: 1, tables: { cursors: 'stream', marks: 'name' } },
  { version: 3, tables: { transfers: 'id' } },
]

/** What this device keeps of one member. The layers above register their tables (table-versions.ts) and add their types to this class. */
export class LocalDatabase extends Dexie {
  declare readonly transfers: Table<TransferRow, string>
  declare readonly cursors: Table<CursorRow, string>
  declare readonly marks: Table<MarkRow, string>
  readonly userId: number

  constructor(userId: number) {
    super(`cliffhanger-${userId}`)
    this.userId = userId
    for (const { version, tables, upgrade } of [...platformTables, ...registeredTables()]) {
      const versioned = this.version(version).stores({ ...tables })
      if (upgrade) versioned.upgrade(upgrade)
    }
  }

  /** Runs `work` in one transaction over everything. Only this database may be awaited in it. */
  write<Result>(work: () => Promise<Result>): Promise<Result> {
    // Dexie follows `await` only where it is given an async function itself.
    return this.transaction('rw', this.tables, async () => work())
  }
}

let opened: LocalDatabase | undefined
let isClosed = false
/** Counts the databases opened in place of a closed one: screens that stayed then read from the new one. */
const useReopened = create<{ readonly times: number }>(() => ({ times: 0 }))

/** The database of a member; opened with the first use. */
export const databaseOf = (userId: number): LocalDatabase => {
  if (opened?.userId !== userId) {
    opened = new LocalDatabase(userId)
    isClosed = false
  }
  return opened
}

/** Opens the database of a member; a new one where the last was closed. */
export const openDatabase = async (userId: number): Promise<LocalDatabase> => {
  if (isClosed) {
    opened = undefined
    useReopened.setState(({ times }) => ({ times: times + 1 }))
  }
  const database = databaseOf(userId)
  await database.open()
  return database
}

/** Nothing is read or written any more until the next `openDatabase`. */
export const closeDatabase = (): void => {
  opened?.close()
  isClosed = true
}

/** Forgets everything kept for a member. */
export const deleteDatabase = (userId: number): Promise<void> => Dexie.delete(`cliffhanger-${userId}`)

const unlessClosed = (error: unknown): undefined => {
  if (error instanceof Dexie.DatabaseClosedError) return undefined
  throw error
}

/** What `read` finds, again after every change by any tab; undefined until the first answer. */
export const useStored = <Result>(
  read: (database: LocalDatabase) => Promise<Result>,
  inputs: readonly unknown[] = [],
): Result | undefined => {
  const userId = useUser()?.user_id
  const { times } = useReopened()
  return useLiveQuery(
    async () => (userId === undefined ? undefined : read(databaseOf(userId)).catch(unlessClosed)),
    [userId, times, ...inputs],
  )
}
