import { join } from 'node:path'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import autocannon from 'autocannon'
import { openPostgres } from './harness/database.ts'
import { median, printFigure } from './harness/figure.ts'
import { signInMembers } from './harness/members.ts'
import { envNumber, measure, root } from './harness/run.ts'
import { startScript, startServer } from './harness/server.ts'

/** A call that reads one row, beside a bare fastify route with the same query on the same database: rounds alternate, medians count.
 *  `SECONDS` and `ROUNDS` change the run. */
const seconds = envNumber('SECONDS', 4)
const rounds = envNumber('ROUNDS', 5)
const connections = 50

async function callsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const [member] = await signInMembers(server.url, 1)
  if (!member) throw new Error('nobody signed in')
  const environment = { DATABASE_URL: postgres.url, USER_ID: String(member.id) }
  const bare = await run.save(startScript(join(root, 'bench/baselines/bare-fastify.ts'), '/row', environment))

  const ours: number[] = []
  const baseline: number[] = []
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++) {
    const headers = { authorization: `Bearer ${member.token}`, lang: 'en' }
    const serverRate = await callsPerSecond(server.url + accountCalls.getLanguage.path, headers)
    const bareRate = await callsPerSecond(`${bare.url}/row`, {})
    if (round === 0) continue
    ours.push(serverRate)
    baseline.push(bareRate)
  }
  printFigure({
    what: 'HTTP call that reads one row',
    value: median(ours),
    unit: 'calls/s',
    baseline: { what: 'bare fastify route, same query', value: median(baseline) },
    connections,
    rounds,
  })
})
