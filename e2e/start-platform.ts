import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signInPrintedOperator } from './operator.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'e2e', '.out')
/** Relative, as the default of the setting is: programs that run in folders of their own must find their files all the same. */
const dataFolder = join('e2e', '.out', 'data')
const startLimitMs = 120_000
const stopLimitMs = 40_000

/** Starts the demonstration platform as a newcomer would get it, with one drama, and stops it after the last journey.
 *  Journeys find it by `PLATFORM_URL` and act beside the browser with `OPERATOR_TOKEN`. A platform that runs already is used
 *  as it is where both `PLATFORM_URL` and `PLATFORM_PRINTED`, what it printed at its start, are set. */
// oxlint-disable-next-line import/no-default-export -- the runner calls the default export
export default async function startPlatform(): Promise<() => Promise<void>> {
  const stopPlatform = process.env['PLATFORM_URL'] ? async () => undefined : await launch()
  process.env['OPERATOR_TOKEN'] ??= await signInPrintedOperator()
  return stopPlatform
}

async function launch(): Promise<() => Promise<void>> {
  rmSync(join(root, dataFolder), { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DEMO_DRAMAS: '1',
      CHECK_REPLIES: '1',
      DRAIN_SECONDS: '0',
      RATE_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = await readUntilReady(server.stdout, server)
  const [, port] = /localhost:(\d+)\//.exec(printed) ?? []
  process.env['PLATFORM_URL'] = `http://localhost:${port}`
  process.env['PLATFORM_PRINTED'] = printed
  return () => stop(server)
}

function readUntilReady(output: NodeJS.ReadableStream, server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(
      () => reject(new Error(`The platform was not ready in ${startLimitMs} ms:\n${printed}`)),
      startLimitMs,
    )
    server.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it was ready:\n${printed}`)))
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (!printed.includes('Ctrl-C')) return
      clearTimeout(timer)
      resolve(printed)
    })
  })
}

function stop(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), stopLimitMs)
    server.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    server.kill('SIGINT')
  })
}
