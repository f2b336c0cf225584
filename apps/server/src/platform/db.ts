import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { DatabaseError, Pool, type PoolClient, TypeOverrides, types } from 'pg'

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
   */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs after the outermost commit, never after a rollback: wake-ups, pushes. Outside a transaction: at once. A failure is logged. */
  afterCommit(work: () => void | Promise<void>): void
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
  /** How often the whole work is repeated after a serialization fault or a deadlock; 0 unless told. Not for nested calls. */
  readonly retries?: number
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  readonly log: { error(details: object, message: string): void }
  readonly applicationName?: string
  /** Whose rights its statements have; those of the address's user unless told. */
  readonly role?: string
}

type AfterCommit = () => void | Promise<void>
type Executor = Pick<Pool | PoolClient, 'query'>

/** A pool of at most `poolSize` connections, and one aside; none is opened before the first statement. */
export function openDatabase({ url, poolSize, log, applicationName = 'cliffhanger', role }: DatabaseOptions): Database {
  const openPool = (max: number): Pool => {
    const opened = new Pool({
      connectionString: role === undefined ? url : actingAs(role, url),
      max,
      application_name: applicationName,
      types: typeParsers,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
    })
    opened.on('error', (error) => {
      // A connection that is being given up may end in any way.
      if (!opened.ending) log.error({ err: error }, 'an idle database connection broke')
    })
    return opened
  }
  const pool = openPool(poolSize)
  const asidePool = openPool(1)

  const runAfterCommit = async (work: AfterCommit) => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'work after a commit failed')
    }
  }

  return {
    ...statements(pool),
    pool,
    aside: statements(asidePool),
    async transaction(work, { retries = 0, lockTimeoutMs } = {}) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { result, afterCommits } = await runTransaction(pool, work, lockTimeoutMs)
          for (const next of afterCommits) void runAfterCommit(next)
          return result
        } catch (error) {
          if (attempt >= retries || !isConflict(error)) throw error
        }
      }
    },
    afterCommit: (work) => void runAfterCommit(work),
    async close() {
      await Promise.all([pool.end(), asidePool.end()])
    },
  }
}

/** The same address, whose connections start as `role`, and come back to it with `reset role`. What it says of other options stays. */
function actingAs(role: string, url: string): string {
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', `${options === null ? '' : `${options} `}-c role=${role}`)
  return address.href
}

function statements(executor: Executor): Statements {
  const run = (text: string, values: readonly unknown[] = [], { prepare = true }: QueryOptions = {}) =>
    prepare
      ? executor.query({ name: statementName(text), text, values: [...values] })
      : executor.query({ text, ...(values.length > 0 && { values: [...values] }) })
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

async function runTransaction<T>(pool: Pool, work: (tx: Db) => Promise<T>, lockTimeoutMs: number | undefined) {
  const client = await pool.connect()
  const afterCommits: AfterCommit[] = []
  let isDoomed = false
  const tx: Db = {
    ...statements(client),
    async transaction(nested) {
      try {
        return await nested(tx)
      } catch (error) {
        isDoomed = true
        throw error
      }
    },
    afterCommit: (next) => void afterCommits.push(next),
  }
  // A connection that breaks between two statements says so here only; the next statement fails and ends the transaction.
  let broken: Error | undefined
  const noteBreak = (error: Error) => {
    broken = error
  }
  client.on('error', noteBreak)
  try {
    // In one breath: every statement is a way to the database and back.
    await client.query(lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockTimeoutMs}`)
    const result = await work(tx)
    if (isDoomed) throw new Error('a nested transaction failed, so the outer one cannot be committed')
    // PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
    const { command } = await client.query('commit')
    assert.equal(command, 'COMMIT', 'a statement of the transaction failed, so it was rolled back')
    return { result, afterCommits }
  } catch (error) {
    await client.query('rollback').catch(noteBreak)
    throw error
  } finally {
    client.off('error', noteBreak)
    client.release(broken)
  }
}

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
