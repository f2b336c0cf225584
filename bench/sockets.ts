import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from './harness/database.ts'
import { printFigure, round } from './harness/figure.ts'
import { signInMembers } from './harness/members.ts'
import { residentBytes } from './harness/process-figures.ts'
import { envNumber, measure, type Run, root } from './harness/run.ts'
import { type Measured, startScript, startServer } from './harness/server.ts'
import { RawSocket } from './load/raw-socket.ts'

/** Memory of the whole process for each idle socket, each of another member, beside raw `ws` in a bare process.
 *  A first wave of sockets fills what a process needs only once; the second, of `SOCKETS`, is counted. */
const counted = envNumber('SOCKETS', 2000)
const firstWave = Math.ceil(counted / 4)
const settleMs = envNumber('SETTLE_SECONDS', 5) * 1000

/** Bytes in RAM that a socket adds. */
async function bytesPerSocket(run: Run, server: Measured, paths: readonly string[]): Promise<number> {
  const sockets: RawSocket[] = []
  await run.save(Promise.resolve({ stop: async () => sockets.forEach((socket) => socket.close()) }))
  const open = async (some: readonly string[]) => {
    for (const path of some) sockets.push(await RawSocket.open(server.port, path))
    for (const socket of sockets) socket.notify({ action: 'heart' })
    await sleep(settleMs)
    return residentBytes(server.pid)
  }
  const before = await open(paths.slice(0, firstWave))
  const after = await open(paths.slice(firstWave))
  return (after - before) / counted
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const members = await signInMembers(server.url, firstWave + counted)
  const paths = members.map(({ id, token }) => `/ws?token=${token}&device_id=bench-${id}`)
  const ours = await bytesPerSocket(run, server, paths)
  const bare = await run.save(startScript(join(root, 'bench/baselines/bare-sockets.ts'), '/', {}))
  const raw = await bytesPerSocket(run, bare, paths)
  printFigure({
    what: 'memory per idle socket, whole process',
    value: ours / 1024,
    unit: 'kB',
    baseline: { what: 'raw ws in a bare process', value: raw / 1024 },
    sockets: counted,
    wholeProcessMB: round(residentBytes(server.pid) / 1024 / 1024),
  })
})
