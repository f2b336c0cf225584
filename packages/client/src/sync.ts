import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { voidAction } from '@cliffhanger/contract/sync/events.ts'
import type { HeadRow, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { Refused } from './call-error.ts'
import { cursorChanges } from './cursor-changes.ts'
import { type HeadsList, readHeads } from './heads-list.ts'
import { createPullSlots } from './pull-slots.ts'
import type { Questions } from './questions.ts'
import { StreamInbox } from './stream-inbox.ts'
import type { HeadsMark, SyncStore } from './sync-store.ts'

/** How often the heads are asked for: what finds a lost last frame (socket.md 3.3). */
const headsEveryMs = 30_000
const pullsAtOnce = 3
/** Ahead of every head, so the answer is a reset. */
const beyondEveryHead = Number.MAX_SAFE_INTEGER

export interface SyncOptions {
  readonly store: SyncStore
  readonly questions: Questions
  /** A round or a stream could not go on; it is tried again with the next heads. */
  readonly onError: (error: unknown) => void
}

export interface Sync {
  /** Asks for heads now: at every `hello`, and when the app comes back to the foreground. */
  refresh(): void
  /** Takes a numbered frame of the socket. */
  receive(frame: StatefulFrame): void
  /** The open conversation is pulled before the others; '' = none. */
  focus(conversation: string): void
  /** Nothing more is asked or applied; resolves when the store is quiet. */
  stop(): Promise<void>
}

const isConversation = (stream: string): boolean => stream.startsWith('p_') || stream.startsWith('g_')
const isGroup = (stream: string): boolean => stream.startsWith('g_')
const visible = (events: readonly StatefulFrame[]): StatefulFrame[] =>
  events.filter(({ action }) => action !== voidAction)

/** Brings the local store to the server's state and keeps it there, whatever is lost, repeated or out of order
 *  (socket.md 3.3). Asks for heads at the first `refresh`, and every 30 s until it is stopped. */
export const startSync = ({ store, questions, onError }: SyncOptions): Sync => {
  const inboxes = new Map<string, StreamInbox>()
  let mark: HeadsMark | undefined
  let isReady = false
  let isStopped = false
  let open = ''
  const withPullSlot = createPullSlots(pullsAtOnce, (stream) => (stream === open ? 0 : isConversation(stream) ? 2 : 1))

  let lastWrite: Promise<unknown> = Promise.resolve()
  /** One use of the store at a time; a stopped sync touches it no more. */
  const write = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = lastWrite.then(() => {
      if (isStopped) throw new Stopped()
      return task()
    })
    lastWrite = result.catch(() => undefined)
    return result
  }
  const report = (error: unknown): void => {
    if (!(error instanceof Stopped)) onError(error)
  }

  const isCurrent = (inbox: StreamInbox): boolean => !isStopped && inboxes.get(inbox.stream) === inbox

  const inboxAt = (stream: string, cursor: number): StreamInbox => {
    const inbox = inboxes.get(stream) ?? new StreamInbox(stream)
    inboxes.set(stream, inbox)
    inbox.advance(cursor)
    return inbox
  }

  const applyRun = (inbox: StreamInbox): Promise<void> =>
    write(async () => {
      const run = inbox.nextRun()
      const last = run.at(-1)
      if (!last || !isCurrent(inbox)) return
      const cursors = cursorChanges(run, (stream) => inboxes.get(stream)?.cursor)
      await store.apply(visible(run), cursors)
      inbox.advance(last.seq)
      for (const [stream, cursor] of cursors) {
        if (cursor === undefined) inboxes.delete(stream)
        else if (stream !== inbox.stream) follow(stream, cursor + 1)
      }
    })

  /** A conversation that starts at `seq`, which exists: it is pulled, as its frames may have come too early. */
  const follow = (stream: string, seq: number): void => {
    inboxAt(stream, seq - 1).expect(seq)
    void work(stream)
  }

  const pullPage = (inbox: StreamInbox): Promise<void> =>
    withPullSlot(inbox.stream, async () => {
      if (!isCurrent(inbox)) return
      const after = inbox.mustReset ? beyondEveryHead : (inbox.cursor ?? 0)
      const answer = await questions.pull(inbox.stream, after)
      if (!isCurrent(inbox)) return
      if (answer.reset === 1 || inbox.mustReset) await reset(inbox, answer)
      else if (!inbox.fill(answer.events, answer.from_seq, answer.seq)) inbox.giveUp()
    })

  const reset = (inbox: StreamInbox, answer: PullAnswer): Promise<void> =>
    write(async () => {
      if (!isCurrent(inbox)) return
      await store.reset(inbox.stream, visible(answer.events), answer.seq)
      inbox.resetTo(answer.seq)
    })

  const empty = async (inbox: StreamInbox): Promise<void> => {
    try {
      while (isCurrent(inbox)) {
        if (inbox.hasRun) await applyRun(inbox)
        else if (inbox.isBehind) await pullPage(inbox)
        else break
      }
    } catch (error) {
      if (error instanceof Refused && error.code === refusalCodes.noPermission) inboxes.delete(inbox.stream)
      else report(error)
    }
    inbox.working = undefined
  }

  /** Empties a stream's inbox; there is one worker per stream, which takes along what arrives meanwhile. */
  const work = async (stream: string): Promise<void> => {
    const inbox = inboxes.get(stream)
    if (!inbox || !isReady) return
    inbox.working ??= Promise.resolve().then(() => empty(inbox))
    await inbox.working
  }
  const workAll = (): Promise<unknown> => Promise.all([...inboxes.keys()].map(work))

  /** From here on every stream has a cursor: a group's comes with conv_added or heads, any other starts at 0. */
  const begin = (cursors: ReadonlyMap<string, number>): void => {
    for (const [stream, cursor] of cursors) inboxAt(stream, cursor)
    for (const inbox of inboxes.values()) {
      if (inbox.cursor !== undefined) continue
      if (isGroup(inbox.stream)) inboxes.delete(inbox.stream)
      else inbox.advance(0)
    }
    isReady = true
  }

  const load = async (): Promise<void> => {
    const memory = await write(() => store.load())
    mark = memory.mark
    if (mark) begin(memory.cursors)
  }

  /** Conversations that ended while the device was away, or that a complete list no longer names. */
  const forgetEnded = async ({ rows, isComplete }: HeadsList, known: readonly string[]): Promise<void> => {
    const listed = new Set(rows.map(({ stream }) => stream))
    const ended = new Set(rows.filter((row) => row.ended === 1).map(({ stream }) => stream))
    const lost = known.filter((stream) => ended.has(stream) || (isComplete && !listed.has(stream)))
    const streams = lost.filter((stream) => isConversation(stream) && inboxes.delete(stream))
    if (streams.length > 0) await write(() => store.forget(streams))
  }

  const isCaughtUp = ({ rows }: HeadsList): boolean =>
    rows.every(({ stream, seq }) => (inboxes.get(stream)?.cursor ?? seq) >= seq) &&
    [...inboxes.values()].every((inbox) => !inbox.mustReset)

  /** Asks for heads, catches up with every stream that is behind, and remembers the point only when that succeeded:
   *  what could not be pulled is listed again next time. */
  const round = async (): Promise<void> => {
    if (!isReady) await load()
    const known = [...inboxes.keys()]
    const heads = await readHeads(questions, mark)
    if (!isReady) begin(await write(() => store.firstLoad(heads.rows)))
    if (heads.isNewEpoch) {
      for (const inbox of inboxes.values()) inbox.invalidate()
      mark = { epoch: heads.mark.epoch, serverTimeMs: 0 }
    }
    await forgetEnded(heads, known)
    const rows = heads.rows.filter((row) => row.ended === 0)
    const isNew = ({ stream }: HeadRow): boolean => isGroup(stream) && !inboxes.has(stream)
    const newGroups = rows.filter(isNew)
    await catchUp(rows.filter((row) => !isNew(row)))
    await catchUp(newGroups)
    if (!isCaughtUp(heads)) return
    await write(() => store.saveMark(heads.mark))
    mark = heads.mark
  }

  /** A group that conv_added has not named yet starts at the first seq I may read; the user's stream goes first. */
  const catchUp = async (rows: readonly HeadRow[]): Promise<void> => {
    if (rows.length > 0) await write(() => store.noteHeads(rows))
    for (const { stream, seq, from_seq } of rows) {
      const inbox = inboxes.get(stream) ?? inboxAt(stream, isGroup(stream) ? Math.max(0, from_seq - 1) : 0)
      inbox.expect(seq)
    }
    await workAll()
  }

  let isAsking = false
  let isAskedAgain = false
  const refresh = async (): Promise<void> => {
    isAskedAgain = true
    if (isAsking) return
    isAsking = true
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false
      await round().catch(report)
    }
    isAsking = false
  }

  const timer = setInterval(refresh, headsEveryMs)

  return {
    refresh: () => void refresh(),
    receive: (frame) => {
      if (isStopped) return
      const known = inboxes.get(frame.stream)
      if (!known && isReady && isGroup(frame.stream)) return
      const inbox = known ?? (isReady ? inboxAt(frame.stream, 0) : new StreamInbox(frame.stream))
      inboxes.set(frame.stream, inbox)
      inbox.push(frame)
      void work(frame.stream)
    },
    focus: (conversation) => {
      open = conversation
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      inboxes.clear()
      await lastWrite
    },
  }
}

/** A task of a sync that has been stopped; nobody needs to know. */
class Stopped extends Error {}
