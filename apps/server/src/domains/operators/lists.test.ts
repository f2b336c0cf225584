import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '../../platform/database/db.ts'
import { newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

interface Shape {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[]; readonly items?: Shape }>>
}

const shapeOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape

/** Every list of the console that the server hands out in pages. */
const lists: readonly CallRow[] = Object.values(operatorCalls)
  .flatMap((table): CallRow[] => Object.values(table))
  .filter((row) => row.method === 'GET' && row.auth === 'operator')
  .filter((row) => shapeOf(row.request, 'input').properties?.page !== undefined)

/** Lists of what operators write themselves, a few dozen rows each, and queues and parts of a page. */
const withoutPeriod: ReadonlySet<string> = new Set([
  'op-operators',
  'op-versions',
  'op-dramas',
  'op-transcodings',
  'op-play-alarms',
  'op-reviews',
  'op-notices',
  'op-news',
  'op-support',
  'op-coupons',
  'op-code-batches',
  'op-codes',
  'op-ledger-entries',
  'op-ledger-proofs',
  'op-order-audits',
  'op-reconciliations',
  'op-reconciliation-lines',
  'op-cooling-offs',
  'op-member-team',
  'op-distributors',
  'op-stars',
  'op-star-comments',
  'op-crowd-projects',
  'op-crowd-escrow-moves',
  'op-crowd-contract-versions',
  'op-crowd-contracts',
  'op-commission-rules',
  'op-mall-goods',
  'op-mall-stock-moves',
  'op-activities',
  'op-tasks',
])

const hasTime = (row: CallRow): boolean =>
  Object.keys(shapeOf(row.data, 'output').properties?.list?.items?.properties ?? {}).some((name) =>
    name.endsWith('_time'),
  )

/** A list within the page of one member, project or account, which its question names. */
const isWithinOne = (row: CallRow): boolean => (shapeOf(row.request, 'input').required ?? []).length > 0

const timely = lists.filter((row) => hasTime(row) && !isWithinOne(row) && !withoutPeriod.has(row.id))

let server: TestServer
/** Tokens that may read everything between them. */
let tokens: readonly string[]
let originalQuery: Db['query']

beforeAll(async () => {
  server = await startTestServer()
  originalQuery = server.context.db.query.bind(server.context.db)
  tokens = await Promise.all(
    (['owner', 'finance', 'support', 'editor'] as const).map((role) => newOperatorToken(server, role)),
  )
})
afterAll(() => server.close())

/** The answer to whoever of them may ask. */
async function ask(row: CallRow, input: Readonly<Record<string, unknown>>) {
  for (const token of tokens) {
    const reply = await server.call(row, input, { token })
    if (reply.code !== 4001) return reply
  }
  throw new Error(`nobody may read ${row.id}`)
}

describe('the lists of the console', () => {
  it('take a period wherever rows have a time and may be many', () => {
    const asks = (row: CallRow): boolean => {
      const fields = shapeOf(row.request, 'input').properties ?? {}
      return fields.from !== undefined && fields.to !== undefined
    }
    expect(timely.filter((row) => !asks(row)).map(({ id }) => id)).toEqual([])
    expect([...withoutPeriod].filter((id) => lists.every((row) => row.id !== id || asks(row)))).toEqual([])
  })

  it.each(timely.map((row) => [row.id, row] as const))(
    '%s: has the rows of a period alone, and refuses one that ends first',
    async (_id, row) => {
      const now = Math.floor(server.context.clock() / 1000)
      const all = await ask(row, { limit: 100 })
      const within = await ask(row, { limit: 100, from: 0, to: now + 86_400 })
      expect(within.code).toBe(200)
      expect(within.data).toMatchObject({ total: (all.data as { total: number }).total })
      expect((await ask(row, { from: now + 86_400 })).data).toMatchObject({ list: [], total: 0 })
      expect((await ask(row, { to: 1 })).data).toMatchObject({ list: [], total: 0 })
      expect(await ask(row, { from: 10, to: 10 })).toMatchObject({ code: 4000, data: { field: 'to' } })
      expect(await ask(row, { from: 'yesterday' })).toMatchObject({ code: 4000, data: { field: 'from' } })
    },
  )

  const columnsOf = (row: CallRow): readonly unknown[] => shapeOf(row.request, 'input').properties?.sort?.enum ?? []
  it.each(timely.filter((row) => columnsOf(row).length > 0).map((row) => [row.id, row] as const))(
    '%s: is ordered by each column it names, both ways, and by no other',
    async (_id, row) => {
      for (const sort of columnsOf(row))
        for (const order of ['asc', 'desc']) expect((await ask(row, { sort, order })).code).toBe(200)
      expect(await ask(row, { sort: 'reason' })).toMatchObject({ code: 4000, data: { field: 'sort' } })
    },
  )

  it('of members starts with who signed up first or last, and has those of a period', async () => {
    await newMember(server)
    server.advance(60_000)
    const second = await newMember(server)
    const [token = ''] = tokens
    const ids = async (input: object) =>
      (await server.succeed(accountOperatorCalls.listMembers, input, { token })).list.map(({ user_id }) => user_id)
    const newest = await ids({ sort: 'create_time', order: 'desc' })
    expect(newest[0]).toBe(second.userId)
    expect(await ids({ sort: 'create_time', order: 'asc' })).toEqual(newest.toReversed())
    expect(await ids({ from: Math.floor(server.context.clock() / 1000) - 30 })).toEqual([second.userId])
  })
})

/** Queues are short and have an order of their own: what they hold once it is over is long. */
const longPart: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'op-withdrawals': { state: 'all' },
  'op-failed-unlocks': { state: 'refunded' },
}

/** The statements a list makes, as PostgreSQL would carry them out if it had to use an index wherever there is one. */
async function plansFor(row: CallRow, asked: Readonly<Record<string, unknown>>): Promise<string> {
  const { db } = server.context
  const made: { readonly text: string; readonly values: readonly unknown[] }[] = []
  const spy = vi.spyOn(db, 'query').mockImplementation((text: string, values: readonly unknown[] = []) => {
    made.push({ text, values })
    return originalQuery(text, values)
  })
  expect((await ask(row, { ...longPart[row.id], ...asked })).code).toBe(200)
  spy.mockRestore()
  return db.transaction(async (tx) => {
    await tx.query(`set local enable_seqscan = off; set local enable_sort = off`, [], { prepare: false })
    const plans: string[] = []
    for (const { text, values } of made.filter(({ text: sql }) => / order by .* limit /s.test(sql)))
      for (const line of await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values, { prepare: false }))
        plans.push(line['QUERY PLAN'])
    return plans.join('\n')
  })
}

/** Reads a period by its ids (transfers-of-period.test.ts). */
const byItsIds = 'op-ledger-transfers'

describe('the plan of a list', () => {
  it.each(timely.filter(({ id }) => id !== byItsIds).map((row) => [row.id, row] as const))(
    '%s: reads a period by an index of its time',
    async (_id, row) => {
      expect(await plansFor(row, { from: 1, to: 2 })).toMatch(/Index Cond: .*(created|received|noted|sold)_ms >=/)
    },
  )

  it.each(
    timely.flatMap((row) =>
      (shapeOf(row.request, 'input').properties?.sort?.enum ?? []).map((sort) => [row.id, sort, row] as const),
    ),
  )('%s: is read in the order of %s, never sorted whole', async (_id, sort, row) => {
    for (const order of ['asc', 'desc'])
      expect(await plansFor(row, { sort, order })).not.toMatch(/(?<!Incremental )Sort  \(/)
  })
})
