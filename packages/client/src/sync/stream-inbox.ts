import type { StatefulFrame } from '@cliffhanger/contract/event.ts'

/** Pushed frames held per stream while a gap is filled; what comes beyond is pulled later. */
const heldMax = 1000
/** Events taken at once, so that one local transaction stays short. */
const runMax = 500

/** What a device knows of one stream: how far it has applied, what it holds, and how far the stream is known to go. */
export class StreamInbox {
  readonly stream: string
  /** All events up to this seq are applied; undefined until the first load says where the stream stands. */
  cursor: number | undefined
  /** The local copy of the stream's state cannot be continued. */
  mustReset = false
  /** The worker that empties this inbox, while it runs. */
  working: Promise<void> | undefined
  readonly #held = new Map<number, StatefulFrame>()
  #target = 0

  constructor(stream: string, cursor?: number) {
    this.stream = stream
    this.cursor = cursor
  }

  /** Takes a pushed frame: a repeat is dropped, anything else waits for its turn. */
  push(frame: StatefulFrame): void {
    if (frame.seq <= (this.cursor ?? 0)) return
    this.expect(frame.seq)
    if (this.#held.size < heldMax) this.#held.set(frame.seq, frame)
  }

  /** Takes pulled events; false when they bring the stream no further. */
  fill(events: readonly StatefulFrame[], fromSeq: number, headSeq: number): boolean {
    const before = this.cursor ?? 0
    this.advance(Math.max(before, fromSeq - 1))
    for (const event of events) if (event.seq > (this.cursor ?? 0)) this.#held.set(event.seq, event)
    this.expect(headSeq)
    return this.hasRun || (this.cursor ?? 0) > before
  }

  /** The stream is known to reach `seq`. */
  expect(seq: number): void {
    this.#target = Math.max(this.#target, seq)
  }

  get isBehind(): boolean {
    return this.mustReset || (this.cursor !== undefined && this.cursor < this.#target)
  }

  get hasRun(): boolean {
    return !this.mustReset && this.cursor !== undefined && this.#held.has(this.cursor + 1)
  }

  /** Held events that follow the cursor without a hole, in order. */
  nextRun(): StatefulFrame[] {
    const run: StatefulFrame[] = []
    if (this.cursor === undefined || this.mustReset) return run
    for (let seq = this.cursor + 1; run.length < runMax; seq++) {
      const frame = this.#held.get(seq)
      if (!frame) break
      run.push(frame)
    }
    return run
  }

  /** Everything up to `cursor` is applied; a cursor never goes back but by `resetTo`. */
  advance(cursor: number): void {
    this.cursor = Math.max(this.cursor ?? 0, cursor)
    for (const seq of this.#held.keys()) if (seq <= this.cursor) this.#held.delete(seq)
  }

  /** The epoch changed: seqs known before mean nothing any more (socket.md 3.3). */
  invalidate(): void {
    this.#held.clear()
    this.#target = 0
    this.cursor = 0
    this.mustReset = true
  }

  /** The state was loaded anew as of `cursor`. */
  resetTo(cursor: number): void {
    this.cursor = cursor
    this.mustReset = false
    this.#target = Math.max(cursor, ...this.#held.keys())
    this.advance(cursor)
  }

  /** What is known to exist cannot be had: waits for the next heads. */
  giveUp(): void {
    this.#held.clear()
    this.#target = this.cursor ?? 0
  }
}
