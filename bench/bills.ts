import { orderCalls } from '@cliffhanger/contract/wallet/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { makeCall } from './call.ts'
import { openPostgres, withClient } from './database.ts'
import { median, printFigure } from './figure.ts'
import { signInMembers } from './members.ts'
import { knob, measure } from './run.ts'
import { startServer } from './server.ts'

/** Lists of a member with `ENTRIES` lines in his bill beside those of one with a thousand: a page costs what it shows. `ROUNDS` changes the run. */
const entries = knob('ENTRIES', 1_000_000)
const fewEntries = 1000
const rounds = knob('ROUNDS', 40)
const movesAtOnce = 50
/** One transaction per this many transfers: rows that are updated again and again in one are slow to find. */
const transfersAtOnce = 4
const lanes = 2
const monthMs = 30 * 86_400_000

/** Lines over two years, month by month; every hundredth move goes out. */
const grow = `select ledger_post(case when $3 then 'withdraw' else 'recharge' end, 'grow-' || $1::bigint || '-' || $2::bigint, 'G', '', 0, null, $4::bigint,
  to_char(to_timestamp($4::bigint / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM'),
  array_fill(case when $3 then 'withdraw.net' else 'recharge.manual' end, array[$5::int]),
  array_fill(case when $3 then $1::bigint else 0 end, array[$5::int]), array_fill($1::bigint, array[$5::int]),
  array_fill('money'::text, array[$5::int]), array_fill(1::bigint, array[$5::int]), array_fill(null::bigint, array[$5::int]))`

async function fill(url: string, userId: number, total: number): Promise<void> {
  const transfers = Math.ceil(total / movesAtOnce)
  const startMs = Date.now() - 24 * monthMs
  await withClient(url, async (client) => {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off`)
    for (let turn = 0; turn < transfers; turn++) {
      if (turn % transfersAtOnce === 0) await client.query('begin')
      const atMs = Math.round(startMs + (24 * monthMs * turn) / transfers)
      await client.query(grow, [userId, turn, turn % 100 === 99, atMs, movesAtOnce])
      if (turn % transfersAtOnce === transfersAtOnce - 1 || turn === transfers - 1) await client.query('commit')
    }
  })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.keep(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const [many, few] = await signInMembers(server.url, lanes)
  if (!many || !few) throw new Error('nobody signed in')
  await fill(postgres.url, few.id, fewEntries)
  await fill(postgres.url, many.id, entries)
  await withClient(postgres.url, (client) => client.query('vacuum analyze'))

  const oldMonth = new Date(Date.now() - 23 * monthMs).toISOString().slice(0, 7)
  const asked = {
    'first page of the bill': (token: string) => makeCall(server.url, overviewCalls.listBills, {}, token),
    'page of one kind': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { bill_type: 'withdraw' }, token),
    'page of what went out': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { direction: 'out' }, token),
    'page of a month two years ago': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { month: oldMonth }, token),
    'page of one kind in that month': (token: string) =>
      makeCall(server.url, overviewCalls.listBills, { month: oldMonth, bill_type: 'withdraw' }, token),
    'everything I have': (token: string) => makeCall(server.url, overviewCalls.getOverview, {}, token),
    'lines of one coin that went out': (token: string) =>
      makeCall(server.url, overviewCalls.listCoinLines, { coin_code: 'money', direction: 'out' }, token),
    transfers: (token: string) => makeCall(server.url, transferCalls.listTransfers, {}, token),
    orders: (token: string) => makeCall(server.url, orderCalls.listOrders, {}, token),
  }
  for (const [what, ask] of Object.entries(asked)) {
    const took: Record<'many' | 'few', number[]> = { many: [], few: [] }
    for (let round = 0; round < rounds; round++)
      for (const [who, { token }] of Object.entries({ many, few }) as ['many' | 'few', typeof many][]) {
        const startMs = performance.now()
        await ask(token)
        took[who].push(performance.now() - startMs)
      }
    printFigure({
      what,
      value: median(took.many),
      unit: 'ms',
      baseline: { what: `of a member with ${fewEntries} lines`, value: median(took.few) },
      entries,
    })
  }
})
