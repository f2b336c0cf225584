import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { voidAction } from '@cliffhanger/contract/sync/events.ts'
import type { HeadRow, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { Refused } from '../call-error.ts'
import { cursorChanges } from './cursor-changes.ts'
import { createPullSlots } from './pull-slots.ts'
import type { Questions } from './questions.ts'
import type { StoreQueue } from './store-queue.ts'
import { StreamInbox } from './stream-inbox.ts'

const pullsAtOnce = 3
/** Ahead of every head, so the answer is a reset. */
const beyondEveryHead = Number.MAX_SAFE_INTEGER

export const isGroup = (stream: string): boolean => stream.startsWith('g_')
export const isConversation = (stream: string): boolean => isGroup(stream) || stream.startsWith('p_')
const visible = (events: readonly StatefulFrame[]): StatefulFrame[] =>
  events.filter(({ action }) => action !== voidAction)

/** Every stream of the device with its inbox. Pushed and pulled events meet in the inbox; one worker per stream empties
 *  it in order of seq, pulls what is missing, and takes along what arrives meanwhile. */
export class Streams {
  /** The conversation that is pulled before the others. */
  open = ''
  readonly #inboxes = new Map<string, StreamInbox>()
  readonly #store: StoreQueue
  readonly #questions: Questions
  readonly #report: (error: unknown) => void
  readonly #withPullSlot = createPullSlots(pullsAtOnce, (stream) => this.#rank(stream))
  #isReady = false

  constructor(store: StoreQueue, questions: Questions, report: (error: unknown) => void) {
    this.#store = store
    this.#questions = questions
    this.#report = report
  }

  /** False until the cursors are known: frames are held meanwhile. */
  get isReady(): boolean {
    return this.#isReady
  }

  get ids(): string[] {
    return [...this.#inboxes.keys()]
  }

  has(stream: string): boolean {
    return this.#inboxes.has(stream)
  }

  /** From here on every stream has a cursor: a group's comes with conv_added or heads, any other starts at 0. */
  begin(cursors: ReadonlyMap<string, number>): void {
    this.#isReady = true
    for (const [stream, cursor] of cursors) this.#inboxAt(stream).advance(cursor)
    for (const inbox of this.#inboxes.values()) {
      if (inbox.cursor === undefined && isGroup(inbox.stream)) this.#inboxes.delete(inbox.stream)
      else inbox.advance(0)
    }
    void this.catchUp()
  }

  /** Takes a pushed frame. Those of a group that is not followed yet are dropped: its first events will be pulled. */
  receive(frame: StatefulFrame): void {
    if (this.#isReady && isGroup(frame.stream) && !this.has(frame.stream)) return
    this.#inboxAt(frame.stream).push(frame)
    void this.#work(frame.stream)
  }

  /** A stream is known to reach `row.seq`; a group without a cursor starts at the first seq I may read. */
  expect({ stream, seq, from_seq }: HeadRow): void {
    const isNewGroup = isGroup(stream) && !this.has(stream)
    const inbox = this.#inboxAt(stream)
    if (isNewGroup) inbox.advance(Math.max(0, from_seq - 1))
    inbox.expect(seq)
  }

  /** The epoch changed: every stream is loaded anew. */
  invalidate(): void {
    for (const inbox of this.#inboxes.values()) inbox.invalidate()
  }

  /** The stream is followed no more; what its worker has under way comes to nothing. */
  forget(stream: string): void {
    this.#inboxes.delete(stream)
  }

  /** Resolves when every stream has come as far as is known, or could not. */
  async catchUp(): Promise<void> {
    await Promise.all(this.ids.map((stream) => this.#work(stream)))
  }

  hasReached(rows: readonly HeadRow[]): boolean {
    const isBehind = ({ stream, seq }: HeadRow): boolean => (this.#inboxes.get(stream)?.cursor ?? seq) < seq
    return !rows.some(isBehind) && ![...this.#inboxes.values()].some((inbox) => inbox.mustReset)
  }

  stop(): void {
    this.#inboxes.clear()
  }

  #rank(stream: string): number {
    if (stream === this.open) return 0
    return isConversation(stream) ? 2 : 1
  }

  #isCurrent(inbox: StreamInbox): boolean {
    return this.#inboxes.get(inbox.stream) === inbox
  }

  #inboxAt(stream: string): StreamInbox {
    const inbox = this.#inboxes.get(stream) ?? new StreamInbox(stream, this.#isReady ? 0 : undefined)
    this.#inboxes.set(stream, inbox)
    return inbox
  }

  async #work(stream: string): Promise<void> {
    const inbox = this.#inboxes.get(stream)
    if (!inbox || !this.#isReady) return
    inbox.working ??= Promise.resolve().then(() => this.#empty(inbox))
    await inbox.working
  }

  async #empty(inbox: StreamInbox): Promise<void> {
    try {
      while (this.#isCurrent(inbox)) {
        if (inbox.hasRun) await this.#applyRun(inbox)
        else if (inbox.isBehind) await this.#pullPage(inbox)
        else break
      }
    } catch (error) {
      if (error instanceof Refused && error.code === refusalCodes.noPermission) this.forget(inbox.stream)
      else this.#report(error)
    }
    inbox.working = undefined
  }

  #applyRun(inbox: StreamInbox): Promise<void> {
    return this.#store.run(async (store) => {
      const run = this.#isCurrent(inbox) ? inbox.nextRun() : []
      const last = run.at(-1)
      if (!last) return
      const cursors = cursorChanges(run, (stream) => this.#inboxes.get(stream)?.cursor)
      await store.apply(visible(run), cursors)
      inbox.advance(last.seq)
      for (const [stream, cursor] of cursors) {
        if (cursor === undefined) this.forget(stream)
        else if (stream !== inbox.stream) this.#follow(stream, cursor)
      }
    })
  }

  /** The conversation's next event exists, but its frame may have come before anybody waited for it. */
  #follow(stream: string, cursor: number): void {
    // A cursor goes back when the member left and returned before this arrived: leaving removed what had been applied.
    if ((this.#inboxes.get(stream)?.cursor ?? 0) > cursor) this.forget(stream)
    const inbox = this.#inboxAt(stream)
    inbox.advance(cursor)
    inbox.expect(cursor + 1)
    void this.#work(stream)
  }

  #pullPage(inbox: StreamInbox): Promise<void> {
    return this.#withPullSlot(inbox.stream, async () => {
      if (!this.#isCurrent(inbox)) return
      const isReset = inbox.mustReset
      const reply = await this.#questions.pull(inbox.stream, isReset ? beyondEveryHead : (inbox.cursor ?? 0))
      if (inbox.mustReset !== isReset) return
      if (isReset || reply.reset === 1) await this.#reset(inbox, reply)
      else if (!inbox.fill(reply.events, reply.from_seq, reply.seq)) inbox.giveUp()
    })
  }

  #reset(inbox: StreamInbox, reply: PullAnswer): Promise<void> {
    return this.#store.run(async (store) => {
      if (!this.#isCurrent(inbox)) return
      await store.reset(inbox.stream, visible(reply.events), reply.seq)
      inbox.resetTo(reply.seq)
    })
  }
}
