import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/wallet/coupon-calls.ts'
import { openPostgres, withClient } from './database.ts'
import { median, percentile, printFigure, round } from './figure.ts'
import { HttpLanes } from './load/http-lanes.ts'
import { signInMembers } from './members.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import { processorSeconds } from './process-figures.ts'
import { knob, measure } from './run.ts'
import { startServer } from './server.ts'

/** Members who spend points over HTTP: one keyed call is one transaction with a claimed coupon, a transfer with its entries, two events and
 *  the stored reply. Beside pgbench's TPC-B-like test on the same cluster; rounds alternate, medians count. `SECONDS`, `ROUNDS` and `CLIENTS`
 *  change the run. */
const seconds = knob('SECONDS', 5)
const rounds = knob('ROUNDS', 3)
const clients = knob('CLIENTS', 32)
const memberTotal = 500
const pointsEach = 1_000_000

const newKind = `insert into coupon_kinds (name, type, value, coin_code, min_spend, order_types, price_point, starts_ms, ends_ms, limit_number,
  is_open, created_ms) values ('Off', 'discount_amount', 100, 'money', 0, '{vip}', 1, 0, 99999999999999, 0, true, 0) returning id::int as id`

const givePoints = `select ledger_post('correction', 'points-' || $1, 'F', '', 0, null, 1, '2026-11', array['correction.point_in'],
  array[0]::bigint[], array[$1]::bigint[], array['point'], array[$2]::bigint[], array[null]::bigint[])`

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.keep(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const folder = await run.folder()
  const members = await signInMembers(server.url, memberTotal)
  const kindId = await withClient(postgres.url, async (client) => {
    for (const { id } of members) await client.query(givePoints, [id, pointsEach])
    return (await client.query<{ id: number }>(newKind)).rows[0]?.id ?? 0
  })
  const baselineUrl = await postgres.createDatabase('baseline')
  await preparePgbench(baselineUrl, 10)
  const lanes = await HttpLanes.open(server.port, clients)
  await run.keep(Promise.resolve({ stop: async () => lanes.close() }))

  const body = JSON.stringify({ coupon_id: kindId })
  const latencies: number[] = []
  let spent = 0
  const spend = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const startMs = performance.now()
      const token = members[index % memberTotal]?.token ?? ''
      const onAnswer = (answer: string) => {
        if (!answer.startsWith('{"code":200,')) return reject(new Error(`refused: ${answer.slice(0, 200)}`))
        latencies.push(performance.now() - startMs)
        resolve()
      }
      lanes.post({ path: couponCalls.claimCoupon.path, token, body, key: randomUUID(), onAnswer })
    })
  const spendFor = async (forSeconds: number): Promise<number> => {
    const startMs = performance.now()
    const before = spent
    const client = async () => {
      while (performance.now() - startMs < forSeconds * 1000) await spend(spent++)
    }
    await Promise.all(Array.from({ length: clients }, client))
    return ((spent - before) * 1000) / (performance.now() - startMs)
  }

  await spendFor(2)
  latencies.length = 0
  const ours: number[] = []
  const baseline: number[] = []
  let serverSeconds = 0
  let databaseSeconds = 0
  const warm = spent
  for (let turn = 0; turn < rounds; turn++) {
    const before = { server: processorSeconds(server.pid), database: processorSeconds(postgres.pid, true) }
    ours.push(await spendFor(seconds))
    serverSeconds += processorSeconds(server.pid) - before.server
    databaseSeconds += processorSeconds(postgres.pid, true) - before.database
    baseline.push((await runPgbench(baselineUrl, { clients, seconds, folder })).perSecond)
  }
  await withClient(postgres.url, async (client) => {
    const { rows } = await client.query(`select invariant from ledger_check() where wrong > 0`)
    if (rows.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(rows)}`)
    const { rows: counted } = await client.query(
      `select count(*)::int as spent from ledger_transfers where kind = 'coupon'`,
    )
    if (counted[0].spent !== spent) throw new Error(`${spent} were acknowledged, ${counted[0].spent} are stored`)
  })
  printFigure({
    what: 'HTTP spend of points',
    value: median(ours),
    unit: 'acts/s',
    baseline: { what: `pgbench tpcb-like, ${clients} clients`, value: median(baseline) },
    clients,
    rounds,
    p50Ms: round(percentile(latencies, 0.5)),
    p99Ms: round(percentile(latencies, 0.99)),
    serverUs: round((serverSeconds * 1e6) / (spent - warm), 0),
    databaseUs: round((databaseSeconds * 1e6) / (spent - warm), 0),
  })
})
