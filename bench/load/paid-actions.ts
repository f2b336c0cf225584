import { randomUUID } from 'node:crypto'
import { openPostgres, withClient } from '../harness/database.ts'
import { median, percentile, printFigure, round } from '../harness/figure.ts'
import { type Member, signInMembers } from '../harness/members.ts'
import { preparePgbench, runPgbench } from '../harness/pgbench.ts'
import { processorSeconds } from '../harness/process-figures.ts'
import { envNumber, type Run } from '../harness/run.ts'
import { startServer } from '../harness/server.ts'
import { HttpLanes } from './http-lanes.ts'

const seconds = envNumber('SECONDS', 5)
const rounds = envNumber('ROUNDS', 3)
const clients = envNumber('CLIENTS', 32)

/** A keyed call by which members pay, again and again. */
interface PaidAction {
  readonly what: string
  readonly unit: string
  readonly path: string
  /** Kind of the transfers it posts. */
  readonly kind: string
  /** Makes what is paid for, and gives the members what they pay with. */
  prepare(url: string, members: readonly Member[]): Promise<void>
  /** The body of a member's act; `step` counts their acts from 0. */
  readonly bodyOf: BodyOf
  /** How many members take turns: 500 unless a call allows each of them too few acts a minute. */
  readonly memberTotal?: number
  /** The same act with other bodies, measured in turns with it: what `bodyOf` is held against besides. */
  readonly against?: { readonly what: string; readonly bodyOf: BodyOf }
}

type BodyOf = (step: number, member: Member) => string

/**
 * Measures the act over HTTP beside pgbench's TPC-B-like test on the same cluster; rounds alternate, medians count. Afterwards the ledger has to be
 * sound and to hold every act that was acknowledged. `SECONDS`, `ROUNDS` and `CLIENTS` change the run.
 */
export async function measurePaidAction(run: Run, action: PaidAction): Promise<void> {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const folder = await run.folder()
  const members = await signInMembers(server.url, action.memberTotal ?? 500)
  await action.prepare(postgres.url, members)
  const baselineUrl = await postgres.createDatabase('baseline')
  await preparePgbench(baselineUrl, 10)
  const lanes = await HttpLanes.open(server.port, clients)
  await run.save(Promise.resolve({ stop: async () => lanes.close() }))
  const loop = openLoop(lanes, members, action)
  const { against } = action
  const other = against && openLoop(lanes, members, { path: action.path, bodyOf: against.bodyOf })

  await loop.runFor(2)
  await other?.runFor(2)
  const warm = loop.done()
  loop.latencies.length = 0
  const ours: number[] = []
  const others: number[] = []
  const baseline: number[] = []
  const used = { server: 0, database: 0, baseline: 0, logBytes: 0 }
  let baselineActions = 0
  for (let turn = 0; turn < rounds; turn++) {
    const logBefore = await logEnd(postgres.url)
    const before = { server: processorSeconds(server.pid), database: processorSeconds(postgres.pid, true) }
    ours.push(await loop.runFor(seconds))
    used.server += processorSeconds(server.pid) - before.server
    used.database += processorSeconds(postgres.pid, true) - before.database
    used.logBytes += (await logEnd(postgres.url)) - logBefore
    if (other) others.push(await other.runFor(seconds))
    const { perSecond, databaseSeconds } = await runPgbench(baselineUrl, { clients, seconds, folder }, postgres.pid)
    baseline.push(perSecond)
    used.baseline += databaseSeconds
    baselineActions += perSecond * seconds
  }
  await expectAllPosted(postgres.url, action.kind, loop.done() + (other?.done() ?? 0))
  const measured = loop.done() - warm
  printFigure({
    what: action.what,
    value: median(ours),
    unit: action.unit,
    baseline: { what: `pgbench tpcb-like, ${clients} clients`, value: median(baseline) },
    clients,
    rounds,
    p50Ms: round(percentile(loop.latencies, 0.5)),
    p99Ms: round(percentile(loop.latencies, 0.99)),
    serverUs: round((used.server * 1e6) / measured, 0),
    databaseUs: round((used.database * 1e6) / measured, 0),
    baselineUs: round((used.baseline * 1e6) / baselineActions, 0),
    logBytes: round(used.logBytes / measured, 0),
  })
  if (against)
    printFigure({
      what: action.what,
      value: median(ours),
      unit: action.unit,
      baseline: { what: against.what, value: median(others) },
      clients,
      rounds,
    })
}

/** A closed loop: each of the clients asks again once it is answered, as the next member in turn. */
function openLoop(lanes: HttpLanes, members: readonly Member[], { path, bodyOf }: Pick<PaidAction, 'path' | 'bodyOf'>) {
  const latencies: number[] = []
  let begun = 0
  const once = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const startMs = performance.now()
      const member = members[index % members.length]
      if (!member) throw new Error('nobody is signed in')
      const onAnswer = (reply: string) => {
        if (!reply.startsWith('{"code":200,')) return reject(new Error(`refused: ${reply.slice(0, 200)}`))
        latencies.push(performance.now() - startMs)
        resolve()
      }
      const body = bodyOf(Math.floor(index / members.length), member)
      lanes.post({ path, token: member.token, body, key: randomUUID(), onAnswer })
    })
  return {
    latencies,
    done: () => begun,
    /** Acts per second. */
    async runFor(forSeconds: number): Promise<number> {
      const startMs = performance.now()
      const before = begun
      const client = async () => {
        while (performance.now() - startMs < forSeconds * 1000) await once(begun++)
      }
      await Promise.all(Array.from({ length: clients }, client))
      return ((begun - before) * 1000) / (performance.now() - startMs)
    },
  }
}

/** Bytes of the database's log so far. */
const logEnd = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`)
    return Number(rows[0].bytes)
  })

const expectAllPosted = (url: string, kind: string, acknowledged: number) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select invariant from ledger_check() where wrong > 0`)
    if (rows.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(rows)}`)
    const counted = await client.query(`select count(*)::int as stored from ledger_transfers where kind = $1`, [kind])
    const { stored } = counted.rows[0]
    if (stored !== acknowledged) throw new Error(`${acknowledged} were acknowledged, ${stored} are stored`)
  })
