import { Client, Pool, type PoolClient, type TypeOverrides } from 'pg'
import { answered, DatabaseUnavailable, isConnectionError } from './database-errors.ts'
import { awayError, type Pulse } from './database-pulse.ts'
import { prepareConnection, startOptions } from './database-session.ts'

/** How the connections of one pool are made. */
export interface ConnectionOptions {
  readonly url: string
  readonly applicationName: string
  readonly max: number
  readonly log: { error(details: object, message: string): void }
  /** Whose rights its statements have; those of the address's user unless told. */
  readonly role?: string | undefined
  /** Between us and PostgreSQL stands a pooler, which passes on no options of a start. */
  readonly isPooled?: boolean | undefined
  /** Tells when the database does not answer, so that nobody waits for it. */
  readonly pulse?: Pulse | undefined
  /** Its statements may take as long as they take: migrations, the sealing of everything again. */
  readonly isPatient?: boolean | undefined
  readonly types?: TypeOverrides
}

/** Connections that are lent one at a time, each with its role and time limits proved. */
export interface ConnectionPool {
  readonly pool: Pool
  /** Rejects with `DatabaseUnavailable` when no connection is to be had, at once while the database is away. A connection whose statement
   *  rejected so, or of which `noteBreak` was told, is not lent again. */
  lend<Result>(work: (client: PoolClient, noteBreak: (error: Error) => void) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Longer than `statement_timeout`: for a connection that went silent while others are answered. */
const queryTimeoutMs = 35_000

export function openConnections(options: ConnectionOptions): ConnectionPool {
  const { url, applicationName, max, log, role, isPooled = false, pulse, isPatient = false, types } = options
  const pool = new Pool({
    connectionString: isPooled ? url : startOptions(url, role),
    max,
    pipeline: true,
    application_name: applicationName,
    ...(types && { types }),
    connectionTimeoutMillis: 10_000,
    ...(!isPatient && { query_timeout: queryTimeoutMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => prepareConnection(client, { role, isPooled }),
  })
  const lent = new Set<PoolClient>()
  const waiting = new Set<() => void>()

  pool.on('error', (error) => {
    // A connection that is being given up may end in any way; the pulse says once what ends all of them.
    pulse?.look()
    if (!pool.ending && !(pulse && isConnectionError(error)))
      log.error({ err: error }, 'an idle database connection broke')
  })
  const forget = pulse?.onAway(() => {
    for (const giveUp of waiting) giveUp()
    for (const client of lent) cut(client)
  })

  function take(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(giveUp)
        reject(awayError())
      }
      waiting.add(giveUp)
      pool.connect((error, client, release) => {
        const isWanted = waiting.delete(giveUp)
        if (!isWanted) release()
        else if (error || !client) reject(error ?? new Error('no connection'))
        else resolve(client)
      })
    })
  }

  return {
    pool,
    async lend(work) {
      if (pulse?.isAway) throw awayError()
      const client = await answered(take())
      lent.add(client)
      // A connection that breaks between two statements says so here only; the next statement fails.
      let broken: Error | undefined
      const noteBreak = (error: Error) => {
        broken = error
      }
      client.on('error', noteBreak)
      try {
        return await work(client, noteBreak)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) broken ??= error
        throw error
      } finally {
        lent.delete(client)
        client.off('error', noteBreak)
        client.release(broken)
        if (broken) pulse?.look()
      }
    },
    async close() {
      forget?.()
      if (!pool.ending) await pool.end()
    },
  }
}

/** Ends a connection with whatever is under way on it: a pipelined one that is only asked to end waits for its answers first. */
function cut(client: PoolClient): void {
  void client.end().catch(() => {})
  if (client instanceof Client) client.connection.stream.destroy()
}
