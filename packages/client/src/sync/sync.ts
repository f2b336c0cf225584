import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { type HeadsList, readHeads } from './heads-list.ts'
import type { Questions } from './questions.ts'
import { createRounds } from './rounds.ts'
import { createStoreQueue, StoreStopped } from './store-queue.ts'
import { isConversation, isGroup, Streams } from './streams.ts'
import type { HeadsMark, SyncStore } from './sync-store.ts'

/** How often the heads are asked for: what finds a lost last frame (socket.md 3.3). */
const headsEveryMs = 30_000

export interface SyncOptions {
  readonly store: SyncStore
  readonly questions: Questions
  /** A round or a stream could not go on; it is tried again with the next heads. */
  readonly onError: (error: unknown) => void
}

export interface Sync {
  /** Asks for heads now: at every `hello`, and when the app comes back to the foreground. */
  readonly refresh: () => void
  /** Takes a numbered frame of the socket. */
  readonly receive: (frame: StatefulFrame) => void
  /** The open conversation is pulled before the others; '' = none. */
  readonly focus: (conversation: string) => void
  /** Nothing more is asked or applied; resolves when the store is quiet. */
  readonly stop: () => Promise<void>
}

/** Brings the local store to the server's state and keeps it there, whatever is lost, repeated or out of order
 *  (socket.md 3.3). Asks for heads at the first `refresh`, and every 30 s until it is stopped. */
export const startSync = ({ store, questions, onError }: SyncOptions): Sync => {
  const queue = createStoreQueue(store)
  const report = (error: unknown): void => {
    if (!(error instanceof StoreStopped)) onError(error)
  }
  const streams = new Streams(queue, questions, report)
  let mark: HeadsMark | undefined
  let isStopped = false

  const load = async (): Promise<void> => {
    const memory = await queue.run((device) => device.load())
    mark = memory.mark
    if (mark) streams.begin(memory.cursors)
  }

  /** Conversations that ended while the device was away, or that a complete list no longer names. */
  const forgetEnded = async ({ rows, isComplete }: HeadsList, known: readonly string[]): Promise<void> => {
    const ended = new Map(rows.map((row) => [row.stream, row.ended === 1]))
    const isLost = (stream: string): boolean => isConversation(stream) && (ended.get(stream) ?? isComplete)
    const lost = known.filter((stream) => isLost(stream) && streams.has(stream))
    if (lost.length === 0) return
    await queue.run(async (device) => {
      await device.forget(lost)
      for (const stream of lost) streams.forget(stream)
    })
  }

  const catchUp = async (rows: readonly HeadRow[]): Promise<void> => {
    if (rows.length > 0) await queue.run((device) => device.noteHeads(rows))
    for (const row of rows) streams.expect(row)
    await streams.catchUp()
  }

  /** Asks for heads, catches up with every stream that is behind, and remembers the point only when that succeeded:
   *  what could not be pulled is listed again next time. */
  const round = async (): Promise<void> => {
    if (!streams.isReady) await load()
    const known = streams.ids
    const heads = await readHeads(questions, mark)
    if (!streams.isReady) streams.begin(await queue.run((device) => device.firstLoad(heads.rows)))
    if (heads.isNewEpoch) {
      streams.invalidate()
      mark = { epoch: heads.mark.epoch, serverTimeMs: 0 }
    }
    await forgetEnded(heads, known)
    const rows = heads.rows.filter((row) => row.ended === 0)
    const isNewGroup = ({ stream }: HeadRow): boolean => isGroup(stream) && !streams.has(stream)
    const newGroups = rows.filter(isNewGroup)
    await catchUp(rows.filter((row) => !isNewGroup(row)))
    await catchUp(newGroups)
    if (!streams.hasReached(rows)) return
    await queue.run((device) => device.saveCursor(heads.mark))
    mark = heads.mark
  }

  const rounds = createRounds(() => round().catch(report))
  const timer = setInterval(rounds.want, headsEveryMs)

  return {
    refresh: rounds.want,
    receive: (frame) => {
      if (!isStopped) streams.receive(frame)
    },
    focus: (conversation) => {
      streams.open = conversation
    },
    stop: () => {
      isStopped = true
      rounds.stop()
      clearInterval(timer)
      streams.stop()
      return queue.stop()
    },
  }
}
