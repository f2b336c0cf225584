import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newOwnerToken } from '../operator.ts'
import { goToPlatform } from '../platform.ts'
import type { Moved, MoveRequest, Ready } from './messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A platform of a journey's own, on which days pass when the journey says so. */
export interface MovingPlatform {
  /** Lets time pass at once; what was due meanwhile is done when it answers. Sessions of operators do not outlive it. */
  readonly move: (byMs: number) => Promise<void>
  /** Ends it; calls go to the platform of the worker again. */
  readonly stop: () => Promise<void>
}

/** Starts one without a demonstration, with two operators, and has calls and addresses of this worker lead to it. It is about noon there, so
 *  that no day ends between two steps of a journey. */
export async function startMovingPlatform(): Promise<MovingPlatform> {
  const folder = join('e2e', '.out', `data-moving-${process.pid}`)
  await rm(join(root, folder), { recursive: true, force: true })
  await mkdir(join(root, folder), { recursive: true })
  const server = fork(join(root, 'e2e/moving-clock/process.ts'), {
    cwd: root,
    execArgv: [],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: '0',
      TIME_ZONE: zoneAtNoon(),
      OPERATOR_WAIT_HOURS: '0',
      CHECK_REPLIES: '1',
      DRAIN_SECONDS: '0',
      RATE_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
  })
  const { port } = await answerOf<Ready>(server)
  const url = `http://localhost:${port}`
  const restore = goToPlatform({ url, folder, operatorToken: '', secondToken: '' })
  const tokens = { operatorToken: await newOwnerToken(), secondToken: await newOwnerToken() }
  goToPlatform({ url, folder, ...tokens })
  return {
    async move(byMs) {
      const moved = answerOf<Moved>(server)
      server.send({ byMs } satisfies MoveRequest)
      await moved
    },
    async stop() {
      restore()
      const ended = once(server, 'exit')
      server.disconnect()
      await ended
      await rm(join(root, folder), { recursive: true, force: true })
    },
  }
}

/** What the process says next; fails when it ends instead. */
const answerOf = <Message>(server: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`The platform with a moving clock ended with ${code}`))
    server.once('exit', end)
    server.once('message', (message) => {
      server.off('exit', end)
      resolve(message as Message)
    })
  })

/** A time zone in which it is noon, or up to an hour later. Its name has the sign of what is added to get to UTC. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
