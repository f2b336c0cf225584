import { Client, DatabaseError } from 'pg'
import { isConnectionError } from './database-errors.ts'

/** A look that has no answer after this long begins anew on another connection. */
const attemptMs = 10_000

export interface PulseConnectionOptions {
  readonly url: string
  /** What the database shows of this process in `pg_stat_activity`. */
  readonly name: string
  /** Called when the connection is lost. */
  readonly onLost: () => void
}

/** The one connection that asks whether the database answers; opened anew whenever it is lost. */
export class PulseConnection {
  readonly #options: PulseConnectionOptions
  #client: Client | undefined
  #isClosing = false

  constructor(options: PulseConnectionOptions) {
    this.#options = options
  }

  /** An answer that says no is an answer. Never rejects. */
  async beat(): Promise<true | Error> {
    const isKnown = this.#client !== undefined
    try {
      await (this.#client ?? (await this.#connect())).query('select 1')
      return true
    } catch (error) {
      void this.#client?.end().catch(() => {})
      this.#client = undefined
      // One connection may be cut while all is well.
      if (isKnown && !this.#isClosing) return this.beat()
      if (error instanceof DatabaseError && (error.code === '53300' || !isConnectionError(error))) return true
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<Client> {
    const opened = new Client({
      connectionString: this.#options.url,
      application_name: this.#options.name,
      keepAlive: true,
      connectionTimeoutMillis: attemptMs,
      query_timeout: attemptMs,
    })
    const drop = () => {
      if (this.#client === opened) this.#client = undefined
      this.#options.onLost()
    }
    opened.on('error', drop)
    opened.on('end', drop)
    try {
      await opened.connect()
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    this.#client = opened
    return opened
  }
}
