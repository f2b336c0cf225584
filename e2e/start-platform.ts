import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { FullConfig } from '@playwright/test'
import { type StripeDouble, startStripe } from '../apps/server/src/testing/doubles/stripe-server.ts'
import { startMailbox } from './mailbox.ts'
import { newOwnerToken } from './operator.ts'
import { announcePlatforms, callPlatform, newPerson } from './platform.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Relative, as the default of the setting is: programs that run in folders of their own must find their files all the same. */
const dataFolder = (worker: number): string => join('e2e', '.out', worker === 0 ? 'data' : `data-${worker}`)
const startLimitMs = 120_000
const filmingLimitMs = 600_000
const stopLimitMs = 40_000

type Server = ReturnType<typeof spawn>

/** Starts the demonstration platform as a newcomer would get it, with one drama, and stops it after the last journey: one
 *  for each worker, so that journeys which change what holds for everybody disturb no other. With one worker the drama is filmed
 *  while the first journeys are played; with several it is filmed once, before the platform is copied.
 *  A platform that runs already, with OPERATOR_WAIT_HOURS=0, is used as it is where `PLATFORM_URL` and its folder `PLATFORM_DATA` are set, and
 *  `PLATFORM_STRIPE` where it pays at a double of Stripe. */
// oxlint-disable-next-line import/no-default-export -- the runner calls the default export
export default async function startPlatform({ workers }: FullConfig): Promise<() => Promise<void>> {
  const { PLATFORM_URL: givenUrl, PLATFORM_DATA: givenFolder = '.data', PLATFORM_STRIPE: stripeUrl } = process.env
  if (givenUrl) {
    const tokens = await operatorsOf(givenUrl, givenFolder)
    const given = { url: givenUrl, folder: givenFolder, ...tokens, ...(stripeUrl !== undefined && { stripeUrl }) }
    announcePlatforms(Array.from({ length: workers }, () => given))
    return async () => undefined
  }
  const folders = Array.from({ length: workers }, (_, worker) => dataFolder(worker))
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, 'e2e', '.out'), { recursive: true })

  const mailbox = await startMailbox()
  const stripe = await startStripe()
  const outside = { SMTP_URL: mailbox.url, ...stripe.environment }
  const first = await launch(dataFolder(0), outside)
  // Sign-ins are copied with the platform they were made on.
  const tokens = {
    ...(await operatorsOf(first.url, dataFolder(0))),
    stripeUrl: stripe.environment['STRIPE_API_URL'] ?? '',
  }
  announcePlatforms([{ url: first.url, folder: dataFolder(0), ...tokens }])
  if (workers === 1)
    return async () => {
      await stop(first.server)
      mailbox.stop()
      await stripe.close()
    }

  // A server that outlived a failed start would take the socket of the next one's database along.
  await waitUntilFilmed().finally(() => stop(first.server))
  for (const folder of folders.slice(1)) execFileSync('cp', ['-a', join(root, dataFolder(0)), join(root, folder)])
  const platforms = await Promise.all(folders.map((folder) => launch(folder, outside)))
  announcePlatforms(platforms.map(({ url }, worker) => ({ url, folder: dataFolder(worker), ...tokens })))
  return async () => {
    await Promise.all(platforms.map(({ server }) => stop(server)))
    mailbox.stop()
    await stripe.close()
  }
}

/** Makes two operators by the command on the machine, and this the platform that calls beside the browser go to. */
async function operatorsOf(url: string, folder: string): Promise<{ operatorToken: string; secondToken: string }> {
  announcePlatforms([{ url, folder, operatorToken: '', secondToken: '' }])
  const tokens = { operatorToken: await newOwnerToken(), secondToken: await newOwnerToken() }
  announcePlatforms([{ url, folder, ...tokens }])
  return tokens
}

async function waitUntilFilmed(): Promise<void> {
  const { token } = await newPerson('Projectionist')
  for (const startedMs = Date.now(); Date.now() - startedMs < filmingLimitMs; await sleep(500)) {
    // While it films, a busy machine may say that it will be right back.
    const { list } = await callPlatform(dramaCalls.listTheater, { limit: 1 }, token).catch(() => ({ list: [] }))
    if (list.length > 0) return
  }
  throw new Error(`The drama of the demonstration was not made in ${filmingLimitMs} ms`)
}

async function launch(
  folder: string,
  outside: StripeDouble['environment'],
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_DRAMAS: '1',
      // Journeys begin with wallets and teams in which nothing happened.
      DEMO_HISTORY: '0',
      // Operators of journeys are new, and journeys need two people.
      OPERATOR_WAIT_HOURS: '0',
      ...outside,
      CHECK_REPLIES: '1',
      DRAIN_SECONDS: '0',
      RATE_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = await readUntilReady(server.stdout, server)
  const [, port] = /localhost:(\d+)\//.exec(printed) ?? []
  return { server, url: `http://localhost:${port}` }
}

function readUntilReady(output: NodeJS.ReadableStream, server: Server): Promise<string> {
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

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), stopLimitMs)
    server.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    server.kill('SIGINT')
  })
}
