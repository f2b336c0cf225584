import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { firstListed } from './harness/demonstration.ts'
import { printFigure } from './harness/figure.ts'
import { signInMembers } from './harness/members.ts'
import { measure } from './harness/run.ts'
import { startServer } from './harness/server.ts'

/** From the start of the server's process: a fresh folder until it answers, its first drama listed, and a second start until it answers.
 *  Packages are installed and the clients are built. */
const environment = { DEMO: '1', DEMO_DRAMAS: '1' }
const bareNode = 'a Node process that does nothing'

const secondsSince = (startMs: number): number => (performance.now() - startMs) / 1000

/** How long this machine needs for an empty process. */
async function emptyProcessSeconds(): Promise<number> {
  const startMs = performance.now()
  await once(spawn(process.execPath, ['--eval', '0']), 'exit')
  return secondsSince(startMs)
}

await measure(async (run) => {
  const folder = await run.folder()
  const baseline = { what: bareNode, value: await emptyProcessSeconds() }

  const coldMs = performance.now()
  const first = await run.save(startServer(folder, environment))
  printFigure({ what: 'cold start of a fresh folder to ready', value: secondsSince(coldMs), unit: 's', baseline })
  const [member] = await signInMembers(first.url, 1)
  if (!member) throw new Error('nobody signed in')
  await firstListed(first.url, member)
  printFigure({ what: 'cold start to the first drama listed', value: secondsSince(coldMs), unit: 's' })
  await first.stop()

  const warmMs = performance.now()
  await run.save(startServer(folder, environment))
  printFigure({ what: 'second start to ready', value: secondsSince(warmMs), unit: 's', baseline })
})
