import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Database, openDatabase } from './db.ts'

let test: TestDatabase
let db: Database

beforeAll(async () => {
  test = await createTestDatabase()
  db = test.owner
  await db.execute('create table notes (id bigint primary key, text text not null)')
})
afterAll(() => test.drop())

const texts = async () =>
  (await db.query<{ text: string }>('select text from notes order by id')).map(({ text }) => text)

/** What is heard of later than other promises that settle in the same turn. */
async function lately<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } finally {
    await nextTurn()
  }
}

describe('statements', () => {
  it('reads bigint as a number and refuses one that does not fit', async () => {
    expect(await db.one('select 9007199254740991::bigint as big, array[1, null, 3]::bigint[] as list')).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      list: [1, null, 3],
    })
    await expect(db.query('select 9007199254740992::bigint')).rejects.toThrow('9007199254740992 does not fit')
  })

  it('reads a date as text, in no time zone', async () => {
    expect(await db.one(`select '2026-02-03'::date as day`)).toEqual({ day: '2026-02-03' })
  })

  it('finds a first row or undefined, and insists on exactly one', async () => {
    expect(await db.find('select 1 as n where false')).toBeUndefined()
    await expect(db.one('select generate_series(1, 2)')).rejects.toThrow('expected one row, got 2')
  })

  it('answers aside while transactions hold every connection', async () => {
    const narrow = openDatabase({
      url: test.url,
      poolSize: 1,
      log: { error: (_, message) => expect.unreachable(message) },
    })
    await narrow.transaction(async () => {
      expect(await narrow.aside.one('select 1 as n')).toEqual({ n: 1 })
    })
    await narrow.close()
  })

  it('prepares a text once under one name on a connection', async () => {
    await db.transaction(async (tx) => {
      await tx.query('select $1::text', ['a'])
      await tx.query('select $1::text', ['b'])
      const rows = await tx.query('select 1 from pg_prepared_statements where statement = $1', ['select $1::text'])
      expect(rows).toHaveLength(1)
    })
  })
})

describe('transaction', () => {
  it('takes everything back when the work throws', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(`insert into notes values (1, 'lost')`)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await texts()).not.toContain('lost')
  })

  it('lets a nested one join, so that both commit together', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(`insert into notes values (2, 'outer')`)
      await tx.transaction((inner) => inner.execute(`insert into notes values (3, 'inner')`))
      expect(await texts()).not.toContain('inner')
    })
    expect(await texts()).toEqual(expect.arrayContaining(['outer', 'inner']))
  })

  it('commits nothing when a nested one failed, even if its error was caught', async () => {
    const work = db.transaction(async (tx) => {
      const nested = tx.transaction(async (inner) => {
        await inner.execute(`insert into notes values (4, 'half')`)
        throw new Error('nested')
      })
      await nested.catch(() => {})
    })
    await expect(work).rejects.toThrow('nested transaction failed')
    expect(await texts()).not.toContain('half')
  })

  it('rejects when a failed statement was swallowed, because PostgreSQL rolls back', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(`insert into notes values (5, 'swallowed')`)
      await tx.execute('select 1 / 0').catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await texts()).not.toContain('swallowed')
  })

  it('takes statements that are sent together in the order they were called', async () => {
    const [made, changed, read] = await db.transaction((tx) =>
      Promise.all([
        tx.execute(`insert into notes values (20, 'first')`),
        tx.execute(`update notes set text = text || ', second' where id = 20`),
        tx.find<{ text: string }>('select text from notes where id = 20'),
      ]),
    )
    expect([made, changed, read]).toEqual([1, 1, { text: 'first, second' }])
    await db.execute('delete from notes where id = 20')
  })

  it('rises with the first of them that fails, and keeps nothing of the others', async () => {
    const before = await texts()
    const action = db.transaction((tx) =>
      Promise.all([
        tx.execute(`insert into notes values (21, 'before the fault')`),
        lately(tx.execute(`insert into notes values (21, 'the fault')`)),
        tx.execute(`insert into notes values (22, 'after the fault')`),
      ]),
    )
    await expect(action).rejects.toThrow('duplicate key')
    expect(await texts()).toEqual(before)
  })

  it('repeats the work after a deadlock as often as told', async () => {
    await db.execute(`insert into notes values (10, 'a'), (11, 'b')`)
    const update = (first: number, second: number) => {
      let attempts = 0
      return db.transaction(
        async (tx) => {
          attempts++
          await tx.execute('update notes set text = text || $2 where id = $1', [first, '!'])
          if (attempts === 1) await bothHoldTheirFirst()
          await tx.execute('update notes set text = text || $2 where id = $1', [second, '!'])
        },
        { retries: 3 },
      )
    }
    const bothHoldTheirFirst = meeting(2)
    await Promise.all([update(10, 11), update(11, 10)])
    expect(await texts()).toEqual(expect.arrayContaining(['a!!', 'b!!']))
  })

  it('lets the other side of a conflict go on before it repeats the work', async () => {
    const starts: number[] = []
    await db.transaction(
      async (tx) => {
        starts.push(performance.now())
        if (starts.length < 3)
          await tx.execute(`do $$ begin raise exception 'conflict' using errcode = '40P01'; end $$`)
      },
      { retries: 2 },
    )
    const [first = 0, second = 0, third = 0] = starts
    // A timer may ring a moment early; at once is under one millisecond.
    expect(second - first).toBeGreaterThan(18)
    expect(third - second).toBeGreaterThan(38)
  })

  it('plans a statement once for any values where told, and only there', async () => {
    const text = 'select text from notes where id = any ($1::bigint[])'
    const plansOf = (isPlannedOnce: boolean) =>
      db.transaction(
        async (tx) => {
          for (const id of [1, 2, 3]) await tx.query(text, [[id]])
          return tx.one(
            `select sum(generic_plans)::int as once, sum(custom_plans)::int as anew from pg_prepared_statements where statement = $1`,
            [text],
          )
        },
        { isPlannedOnce },
      )
    expect(await plansOf(true)).toEqual({ once: 3, anew: 0 })
    expect(await plansOf(false)).toEqual({ once: 3, anew: 3 })
  })

  it('goes on after the connection of a transaction was cut', async () => {
    const work = db.transaction(async (tx) => {
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid')
      await db.execute('select pg_terminate_backend($1)', [pid])
      await tx.execute('select 1')
    })
    await expect(work).rejects.toThrow(/terminat|connection|EPIPE|ECONNRESET/i)
    expect(await db.one('select 1 as n')).toEqual({ n: 1 })
  })
})

describe('afterCommit', () => {
  it('runs once all is committed, in order, nested ones too', async () => {
    const seen: string[] = []
    await db.transaction(async (tx) => {
      tx.afterCommit(() => void seen.push('first'))
      await tx.transaction(async (inner) => inner.afterCommit(() => void seen.push('second')))
      expect(seen).toEqual([])
    })
    expect(seen).toEqual(['first', 'second'])
  })

  it('never runs after a rollback, and at once outside a transaction', async () => {
    const seen: string[] = []
    const work = db.transaction(async (tx) => {
      tx.afterCommit(() => void seen.push('never'))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    db.afterCommit(() => void seen.push('at once'))
    expect(seen).toEqual(['at once'])
  })

  it('logs a failure and does not fail the committed work', async () => {
    const messages: string[] = []
    const watched = openDatabase({ url: test.url, poolSize: 1, log: { error: (_, message) => messages.push(message) } })
    await watched.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('at once')
      })
      tx.afterCommit(() => Promise.reject(new Error('later')))
    })
    await expect.poll(() => messages).toEqual(['work after a commit failed', 'work after a commit failed'])
    await watched.close()
  })
})

/** Resolves for all once `count` have arrived. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived++
    if (arrived === count) resolve()
    return promise
  }
}
