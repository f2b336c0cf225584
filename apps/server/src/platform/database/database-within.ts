import assert from 'node:assert/strict'
import type { Database, Db } from './db.ts'

/**
 * The database as seen from inside a transaction: whoever uses it commits and rolls back as always, and all of it stands or falls with the
 * transaction. Its transactions run one after the other. One must not be begun within another by going around the one that is there.
 */
export function databaseWithin(tx: Db, { pool }: Pick<Database, 'pool'>): Database {
  const statements = {
    query: tx.query.bind(tx),
    find: tx.find.bind(tx),
    one: tx.one.bind(tx),
    execute: tx.execute.bind(tx),
  } satisfies Partial<Db>
  let turn: Promise<unknown> = Promise.resolve()

  async function attempt<T>(work: (inner: Db) => Promise<T>): Promise<{ result: T; commits: AfterCommit[] }> {
    const commits: AfterCommit[] = []
    const rollbacks: (() => void)[] = []
    let isDoomed = false
    const inner: Db = {
      ...statements,
      async transaction(nested) {
        try {
          return await nested(inner)
        } catch (error) {
          isDoomed = true
          throw error
        }
      },
      afterCommit: (next) => void commits.push(next),
      afterRollback: (next) => void rollbacks.push(next),
    }
    await tx.execute('savepoint act')
    try {
      const result = await work(inner)
      assert.ok(!isDoomed, 'a nested transaction failed, so the outer one cannot be committed')
      await tx.execute('release savepoint act')
      return { result, commits }
    } catch (error) {
      await tx.execute('rollback to savepoint act')
      for (const next of rollbacks) next()
      throw error
    }
  }

  return {
    ...statements,
    pool,
    aside: statements,
    async transaction(work) {
      const mine = turn.then(() => attempt(work))
      turn = mine.catch(() => undefined)
      const { result, commits } = await mine
      for (const next of commits) await next()
      return result
    },
    afterCommit: (work) => void work(),
    afterRollback: () => undefined,
    close: async () => undefined,
  }
}

type AfterCommit = () => void | Promise<void>
