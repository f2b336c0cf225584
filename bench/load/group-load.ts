import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, round } from '../harness/figure.ts'
import type { Run } from '../harness/run.ts'
import type { GroupTarget } from './group-target.ts'
import { HttpLanes } from './http-lanes.ts'
import { openLoop } from './open-loop.ts'
import { RawSocket } from './raw-socket.ts'

/** What is posted to a group, each under a number from 0, and what a frame brings of it. */
export interface GroupPosts {
  post(index: number): { readonly path: string; readonly token: string; readonly body: string }
  /** Calls `onIndex` for each of what was posted that this frame brings. */
  read(frame: string, onIndex: (index: number) => void): void
}

/** What became of the posts of one rate: due time to the frame at each socket. */
export interface GroupStep {
  readonly perSecond: number
  readonly deliveriesPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Frames that never came. */
  readonly missing: number
  readonly refused: number
}

const laneCount = 50
const quietLimitMs = 5000
const opensAtOnce = 50

/** The sockets of everybody in a group and connections to post on, the same over the rates. */
export class GroupLoad {
  readonly #sockets: readonly RawSocket[]
  readonly #lanes: HttpLanes

  private constructor(sockets: readonly RawSocket[], lanes: HttpLanes) {
    this.#sockets = sockets
    this.#lanes = lanes
  }

  static async open(run: Run, { port, socketPaths }: GroupTarget): Promise<GroupLoad> {
    const sockets: RawSocket[] = []
    for (let first = 0; first < socketPaths.length; first += opensAtOnce) {
      const paths = socketPaths.slice(first, first + opensAtOnce)
      sockets.push(...(await Promise.all(paths.map((path) => RawSocket.open(port, path)))))
      // A member who only listens must send a heartbeat now and then.
      for (const socket of sockets.slice(first)) socket.notify({ action: 'heart' })
    }
    const lanes = await HttpLanes.open(port, laneCount)
    const load = new GroupLoad(sockets, lanes)
    await run.save(Promise.resolve({ stop: async () => load.close() }))
    return load
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
    this.#lanes.close()
  }

  /** Posts at this rate for so long, and waits until every socket has everything or nothing comes any more. */
  async step(perSecond: number, seconds: number, posts: GroupPosts): Promise<GroupStep> {
    const total = perSecond * seconds
    const dueMs = new Float64Array(total)
    const latencies: number[] = []
    let refused = 0
    const note = (index: number) => latencies.push(performance.now() - (dueMs[index] ?? 0))
    for (const socket of this.#sockets) {
      socket.notify({ action: 'heart' })
      socket.onFrame = (frame) => posts.read(frame, note)
    }
    await openLoop({ perSecond, total }, (index, due) => {
      dueMs[index] = due
      const onAnswer = (body: string) => void (body.startsWith('{"code":200,') || refused++)
      this.#lanes.post({ ...posts.post(index), onAnswer })
    })
    const wanted = total * this.#sockets.length
    let seen = -1
    for (let movedMs = performance.now(); performance.now() - movedMs < quietLimitMs; await sleep(20)) {
      if (latencies.length >= wanted) break
      if (latencies.length !== seen) movedMs = performance.now()
      seen = latencies.length
    }
    const at = (share: number) =>
      latencies.length > 0 ? round(percentile(latencies, share)) : Number.POSITIVE_INFINITY
    return {
      perSecond,
      deliveriesPerSecond: perSecond * this.#sockets.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      missing: wanted - latencies.length,
      refused,
    }
  }
}
