import { measureInserts } from './baselines/insert-rate.ts'
import { startReferenceChat } from './baselines/reference-chat.ts'
import { openPostgres, type Postgres } from './harness/database.ts'
import { printFigure } from './harness/figure.ts'
import { befriendPairs, signInMembers } from './harness/members.ts'
import { envNumber, measure, type Run } from './harness/run.ts'
import { startServer } from './harness/server.ts'
import { ChatLoad, type ChatTarget, type Pairing, type Step } from './load/chat-load.ts'

/** Private messages over HTTP with 1,000 sockets, one process: the highest rate that holds, in an open loop with rising rates,
 *  beside the reference design (`SPIKE_DIR`) and beside INSERTs alone on the same cluster. Server, database and generator share the cores.
 *  `RATES` (comma-separated), `SECONDS` for each, `TRIES` for a rate that does not hold at once; `MODE=hot`: without the baselines. */
const rates = (process.env['RATES'] ?? '2000,4000,6000,8000,10000,12000,14000,16000,18000').split(',').map(Number)
const seconds = envNumber('SECONDS', 5)
const tries = envNumber('TRIES', 2)
const mode = process.env['MODE'] ?? 'all'

const memberCount = 1000
const limitMs = 200
const warmUp = { perSecond: 1000, seconds: 3 }

const spread: Pairing = (index) => [index % memberCount, (index % memberCount) ^ 1]
const hot: Pairing = (index) => [index & 1, (index & 1) ^ 1]

const isHeld = ({ p99Ms, lost, refused }: Step) => p99Ms <= limitMs && lost === 0 && refused === 0

/** The highest rate that holds, or undefined when even the first does not. Each step is told on standard error. */
async function climb(name: string, load: ChatLoad, pairing: Pairing): Promise<Step | undefined> {
  await load.step(warmUp.perSecond, warmUp.seconds, pairing)
  let best: Step | undefined
  for (const rate of rates) {
    const step = await holdOnce(name, load, rate, pairing)
    if (!step) return best
    best = step
  }
  return best
}

async function holdOnce(name: string, load: ChatLoad, rate: number, pairing: Pairing): Promise<Step | undefined> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const step = await load.step(rate, seconds, pairing)
    console.error(name, JSON.stringify(step))
    if (isHeld(step)) return step
  }
  return undefined
}

async function startOurs(run: Run, postgres: Postgres): Promise<ChatTarget> {
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const members = await signInMembers(server.url, memberCount)
  await befriendPairs(server.url, members)
  return {
    port: server.port,
    serverPid: server.pid,
    databasePid: postgres.pid,
    members,
    okCode: 200,
    socketPath: ({ id, token }) => `/ws?token=${token}&device_id=bench-${id}`,
  }
}

function print(what: string, step: Step | undefined, baseline: { what: string; value: number }, details: object = {}) {
  const { perSecond = 0, ...rest } = step ?? {}
  printFigure({ what, value: perSecond, unit: 'messages/s', baseline, ...rest, ...details })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const load = await run.save(ChatLoad.open(await startOurs(run, postgres)))
  const what = `private messages, stored and delivered, p99 ≤ ${limitMs} ms, ${memberCount} sockets`
  const ours = await climb('spread', load, spread)
  // At once: its sockets only listen, and a server lets go of who says nothing for long.
  const hotStep = await climb('hot', load, hot)
  const spreadRate = { what: 'the same spread over 500 conversations', value: ours?.perSecond ?? 0 }
  print(`one hot conversation, p99 ≤ ${limitMs} ms`, hotStep, spreadRate)
  if (mode === 'all') {
    const reference = await startReferenceChat(run, postgres)
    if (reference) {
      const referenceLoad = await run.save(ChatLoad.open(reference))
      const best = await climb('reference', referenceLoad, spread)
      const baseline = { what: 'reference design, same cluster and generator', value: best?.perSecond ?? 0 }
      print(what, ours, baseline, { reference: best })
      await referenceLoad.stop()
    }
    const rows = await measureInserts(postgres, seconds)
    print(what, ours, { what: 'INSERT alone, 256 rows a batch, one connection (rows/s)', value: rows })
  }
})
