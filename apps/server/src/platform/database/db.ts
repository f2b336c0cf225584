import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Pool, type PoolClient, TypeOverrides, types } from 'pg'
import { type ConnectionOptions, type ConnectionPool, openConnections } from './connection-pool.ts'
import { answered, DatabaseUnavailable } from './database-errors.ts'

/**
 * SQL over one pool, or over the one connection of a transaction.
 * Instants are `bigint` columns of epoch milliseconds named `*_ms`; `bigint` arrives as a number, `numeric` and `date` as text.
 */
export interface Db {
  /**
   * All rows. The statement is prepared under a name made from its text, so keep texts constant;
   * pass `{ prepare: false }` for a text put together at run time or holding several statements.
   */
  query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row[]>
  /** The first row, or undefined. */
  find<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row | undefined>
  /** Exactly one row; any other number is a fault. */
  one<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row>
  /** The number of rows changed. */
  execute(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<number>
  /**
   * All of `work` or none of it, on one connection. A nested call joins the outer transaction, and its failure dooms the outer one
   * even when caught, so that half of a work is never committed. Serialization faults and deadlocks rise after `retries` repeats.
   * Statements called without waiting for each other (`Promise.all`) leave at once and run in the order of the calls.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs after the outermost commit, never after a rollback: wake-ups, pushes. Outside a transaction: at once. A failure is logged. */
  afterCommit(work: () => void | Promise<void>): void
  /** Runs after the outermost transaction came to nothing. Outside a transaction: never. */
  afterRollback(work: () => void): void
}

type Statements = Pick<Db, 'query' | 'find' | 'one' | 'execute'>

export interface Database extends Db {
  readonly pool: Pool
  /** Statements on a connection of their own, for what transactions may wait for: read through the pool, it would wait for one of them to end
   *  while all of them wait for it. */
  readonly aside: Statements
  /** Waits for the connections in use, then closes all. */
  close(): Promise<void>
}

interface QueryOptions {
  readonly prepare?: boolean
}

interface TransactionOptions {
  /** How long its first statements wait for a lock, until one of them sets another time; the pool's own unless told. Not for nested calls. */
  readonly lockTimeoutMs?: number
  /** Its statements are planned once per connection, for any values. Otherwise PostgreSQL plans a statement with a list of ids anew each time, since the
   *  plan for a short list looks cheaper: three times the work of running it. For what looks up by keys only. Not for nested calls. */
  readonly isPlannedOnce?: boolean
  /** How often the whole work is repeated after a serialization fault or a deadlock; 0 unless told. Not for nested calls. */
  readonly retries?: number
}

export interface DatabaseOptions
  extends Pick<ConnectionOptions, 'url' | 'log' | 'role' | 'isPooled' | 'pulse' | 'isPatient'> {
  readonly poolSize: number
  readonly applicationName?: string
}

type AfterCommit = () => void | Promise<void>
type Lend = ConnectionPool['lend']

/** A pool of at most `poolSize` connections, and one aside; none is opened before the first statement. */
export function openDatabase({ poolSize, applicationName = 'cliffhanger', ...options }: DatabaseOptions): Database {
  const { log } = options
  const connections = openConnections({ ...options, applicationName, max: poolSize, types: typeParsers })
  const asideConnections = openConnections({ ...options, applicationName, max: 1, types: typeParsers })

  const runAfterCommit = async (work: AfterCommit) => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'work after a commit failed')
    }
  }

  return {
    ...statements(connections.lend),
    pool: connections.pool,
    aside: statements(asideConnections.lend),
    async transaction(work, { retries = 0, ...settings } = {}) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { result, afterCommits } = await connections.lend((client, noteBreak) =>
            runTransaction(client, noteBreak, work, settings),
          )
          for (const next of afterCommits) void runAfterCommit(next)
          return result
        } catch (error) {
          if (attempt >= retries || !isConflict(error)) throw error
          await sleep(pauseOf(attempt))
        }
      }
    },
    afterCommit: (work) => void runAfterCommit(work),
    afterRollback: () => undefined,
    async close() {
      await Promise.all([connections.close(), asideConnections.close()])
    },
  }
}

function statements(lend: Lend): Statements {
  const run = (text: string, values: readonly unknown[] = [], { prepare = true }: QueryOptions = {}) =>
    lend((client) =>
      answered(
        prepare
          ? client.query({ name: statementName(text), text, values: [...values] })
          : client.query({ text, ...(values.length > 0 && { values: [...values] }) }),
      ),
    )
  return {
    query: async (text, values, options) => (await run(text, values, options)).rows,
    find: async (text, values, options) => (await run(text, values, options)).rows[0],
    one: async (text, values, options) => {
      const { rows } = await run(text, values, options)
      assert.equal(rows.length, 1, `expected one row, got ${rows.length}: ${text}`)
      return rows[0]
    },
    execute: async (text, values, options) => (await run(text, values, options)).rowCount ?? 0,
  }
}

async function runTransaction<T>(
  client: PoolClient,
  noteBreak: (error: Error) => void,
  work: (tx: Db) => Promise<T>,
  settings: Omit<TransactionOptions, 'retries'>,
) {
  const afterCommits: AfterCommit[] = []
  const afterRollbacks: (() => void)[] = []
  let isDoomed = false
  let firstError: unknown
  const tx: Db = {
    ...statements((use) =>
      use(client, noteBreak).catch((error: unknown) => {
        firstError ??= error
        // PostgreSQL refuses what comes after a failed statement, and of several sent together any may be heard of first.
        throw isAborted(error) ? firstError : error
      }),
    ),
    async transaction(nested) {
      try {
        return await nested(tx)
      } catch (error) {
        isDoomed = true
        throw error
      }
    },
    afterCommit: (next) => void afterCommits.push(next),
    afterRollback: (next) => void afterRollbacks.push(next),
  }
  try {
    // In one breath: every statement is a way to the database and back.
    await answered(client.query(beginOf(settings)))
    const result = await work(tx)
    if (isDoomed) throw new Error('a nested transaction failed, so the outer one cannot be committed')
    // PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
    const { command } = await answered(client.query('commit'))
    assert.equal(command, 'COMMIT', 'a statement of the transaction failed, so it was rolled back')
    return { result, afterCommits }
  } catch (error) {
    // On a connection that is silent or gone the rollback would wait behind what has no answer; the server rolls back by itself.
    if (!(error instanceof DatabaseUnavailable)) await client.query('rollback').catch(noteBreak)
    for (const next of afterRollbacks) next()
    throw error
  }
}

const beginOf = ({ lockTimeoutMs, isPlannedOnce }: Omit<TransactionOptions, 'retries'>): string =>
  [
    'begin',
    ...(lockTimeoutMs === undefined ? [] : [`set local lock_timeout = ${lockTimeoutMs}`]),
    ...(isPlannedOnce ? ['set local plan_cache_mode = force_generic_plan'] : []),
  ].join('; ')

/** The statement was not tried, because one before it in its transaction failed. */
const isAborted = (error: unknown): boolean => error instanceof DatabaseError && error.code === '25P02'

/** How long the other side of a conflict has to go on with what it waited for; repeated at once, the work may take it away again. */
const pauseOf = (attempt: number): number => 20 * 2 ** attempt * (1 + Math.random())

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}

const statementNames = new Map<string, string>()

function statementName(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  statementNames.set(text, name)
  return name
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  assert.ok(Number.isSafeInteger(value), `${text} does not fit a safe integer`)
  return value
}

function parseSafeIntegers(text: string): (number | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parseSafeInteger(item)))
}

const typeParsers = new TypeOverrides()
typeParsers.setTypeParser(types.builtins.INT8, parseSafeInteger)
typeParsers.setTypeParser(types.builtins.DATE, (text) => text)
// 1016 is int8[]; the driver lists no name for it.
typeParsers.setTypeParser(1016, parseSafeIntegers)
