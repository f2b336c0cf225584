import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { give } from '../../../../testing/wallet.ts'
import { listTransfers } from './explore.ts'

let server: TestServer
/** All transfers, the oldest first. */
let made: readonly { readonly id: number; readonly created_ms: number }[]

/** What is listed where there is no transfer yet. */
let ofNone: readonly number[]

const page = { offset: 0, limit: 100 }
const idsOf = async (period: { fromMs?: number; toMs?: number }, part = page) =>
  (await listTransfers(server.context.db, period, part)).map(({ id }) => id)

beforeAll(async () => {
  server = await startTestServer()
  const { userId } = await newMember(server)
  ofNone = await idsOf({ fromMs: 1 })
  for (const pauseMs of [0, 5 * 60_000, 3 * hourMs, 20 * dayMs, 90 * dayMs, 1000, 1000]) {
    server.advance(pauseMs)
    await give(server, userId, 'money', '1.00')
  }
  made = await server.owner.query('select id, created_ms from ledger_transfers order by id')
})
afterAll(() => server.close())

describe('transfers of a period', () => {
  it('are those from its first moment on and before its last, the newest first, wherever its edges lie', async () => {
    expect(ofNone).toEqual([])
    expect(made.length).toBeGreaterThanOrEqual(7)
    const edges = made.flatMap(({ created_ms: ms }) => [ms - 40 * dayMs, ms - 1, ms, ms + 1, ms + 2 * dayMs])
    for (const fromMs of [undefined, 0, ...edges])
      for (const toMs of [undefined, ...edges]) {
        const wanted = made.filter(
          ({ created_ms: ms }) => ms >= (fromMs ?? 0) && ms < (toMs ?? Number.MAX_SAFE_INTEGER),
        )
        const period = { ...(fromMs !== undefined && { fromMs }), ...(toMs !== undefined && { toMs }) }
        expect(await idsOf(period), `${fromMs} to ${toMs}`).toEqual(wanted.map(({ id }) => id).toReversed())
      }
  })

  it('are read page by page in the order of their ids, never sorted', async () => {
    const { db } = server.context
    const query = vi.spyOn(db, 'query')
    const period = { fromMs: (made[1]?.created_ms ?? 0) + 1, toMs: made.at(-1)?.created_ms ?? 0 }
    const whole = await idsOf(period)
    const [text = '', values = []] = query.mock.calls.at(-1) ?? []
    query.mockRestore()
    expect(await idsOf(period, { offset: 1, limit: 2 })).toEqual(whole.slice(1, 3))
    const plan = await db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off', [], { prepare: false })
      const lines = await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values, { prepare: false })
      return lines.map((line) => line['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Scan Backward using ledger_transfers_pkey/)
    expect(plan).toMatch(/Index Cond: .*id >= .*id <= /)
    expect(plan).not.toMatch(/Sort/)
  })
})
