import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { median, printFigure } from './figure.ts'
import { startScript, startServer } from './server.ts'

/** A call that reads one row, beside a bare fastify route with the same query on the same database: rounds alternate, medians count.
 *  `SECONDS` and `ROUNDS` change the run. */
const seconds = Number(process.env['SECONDS'] ?? 4)
const rounds = Number(process.env['ROUNDS'] ?? 5)
const connections = 50

const folder = fileURLToPath(new URL(`../.out/bench-db-${process.pid}`, import.meta.url))
const quiet = { debug: () => {}, error: (_details: object, message: string) => console.error(message) }
const cluster = await startCluster({ folder, log: quiet })
const server = await startServer({ DATABASE_URL: cluster.url })
const signedIn = await fetch(server.url + sessionCalls.signInByDevice.path, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ plat_code: 'demo', device_type: 'h5', device_os: 'Linux', device_id: randomUUID() }),
})
const { data } = await signedIn.json()
const bare = await startScript('bench/bare-fastify.ts', '/row', { DATABASE_URL: cluster.url, USER_ID: String(data.user_info.user_id) })

const perSecond = async (url: string, headers: Record<string, string>) => {
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

const ours: number[] = []
const baseline: number[] = []
for (let round = 0; round <= rounds; round++) {
  const one = await perSecond(server.url + accountCalls.getLanguage.path, { authorization: `Bearer ${data.access_token}`, lang: 'en' })
  const other = await perSecond(`${bare.url}/row`, {})
  if (round === 0) continue // warm-up
  ours.push(one)
  baseline.push(other)
}
printFigure({
  what: 'HTTP call that reads one row',
  value: median(ours),
  unit: 'calls/s',
  baseline: { what: 'bare fastify route, same query', value: median(baseline) },
  connections,
  rounds,
})
await bare.stop()
await server.stop()
await cluster.stop()
await rm(folder, { recursive: true, force: true })
