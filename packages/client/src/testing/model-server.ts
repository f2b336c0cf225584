import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow, HeadsAnswer, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'

/** More missing events than this answer a reset (socket.md 3.3), which then carries the newest `islandSize`. */
const resetAfter = 1000
const islandSize = 50

/** Streams of one member and the two questions about them, as the server answers them. */
export class ModelServer {
  epoch = 'first'
  nowMs = 1_000_000
  pageSize = 200
  readonly #events = new Map<string, StatefulFrame[]>()
  readonly #changedAtMs = new Map<string, number>()
  readonly #rows = new Map<string, Partial<HeadRow>>()

  append(stream: string, action = 'private_msg', data: unknown = {}): StatefulFrame {
    const events = this.#events.get(stream) ?? []
    const frame = { action, stream, seq: events.length + 1, ts: this.nowMs, data }
    this.#events.set(stream, [...events, frame])
    this.#changedAtMs.set(stream, this.nowMs)
    return frame
  }

  appendMany(stream: string, count: number): StatefulFrame[] {
    const first = (this.#events.get(stream)?.length ?? 0) + 1
    const frames = Array.from({ length: count }, (_, index) => {
      return { action: 'private_msg', stream, seq: first + index, ts: this.nowMs, data: {} }
    })
    this.#events.set(stream, [...(this.#events.get(stream) ?? []), ...frames])
    this.#changedAtMs.set(stream, this.nowMs)
    return frames
  }

  /** Fields of the stream's heads row that differ from the usual, such as `ended`. */
  mark(stream: string, row: Partial<HeadRow>): void {
    this.#rows.set(stream, row)
    this.#changedAtMs.set(stream, this.nowMs)
  }

  /** The membership is gone without a trace. */
  remove(stream: string): void {
    this.#events.delete(stream)
  }

  /** The database is restored from a copy in which only the first `keep` events of each stream exist. */
  restore(epoch: string, save: number): void {
    this.epoch = epoch
    for (const [stream, events] of this.#events) this.#events.set(stream, events.slice(0, save))
  }

  events(stream: string): readonly StatefulFrame[] {
    return this.#events.get(stream) ?? []
  }

  get streams(): string[] {
    return [...this.#events.keys()].toSorted()
  }

  heads(after: number, from: string): HeadsAnswer {
    const changed = this.streams.filter((stream) => (this.#changedAtMs.get(stream) ?? 0) >= after && stream > from)
    const list = changed.slice(0, this.pageSize).map((stream) => this.#headRow(stream))
    return { epoch: this.epoch, server_time: this.nowMs, list, has_more: changed.length > list.length ? 1 : 0 }
  }

  pull(stream: string, afterSeq: number): PullAnswer {
    const events = this.events(stream)
    const { seq, from_seq } = this.#headRow(stream)
    if (afterSeq > seq || seq - afterSeq > resetAfter) {
      return { stream, from_seq, events: events.slice(-islandSize), seq, has_more: 0, reset: 1 }
    }
    const missing = events.slice(Math.max(afterSeq, from_seq - 1))
    const page = missing.slice(0, this.pageSize)
    return { stream, from_seq, events: page, seq, has_more: missing.length > page.length ? 1 : 0, reset: 0 }
  }

  #headRow(stream: string): HeadRow {
    const marks = { read_seq: 0, received_seq: 0, unread: 0, at: 0, peer_read_seq: 0, peer_received_seq: 0 } as const
    return { stream, seq: this.events(stream).length, from_seq: 1, ...marks, ended: 0, ...this.#rows.get(stream) }
  }
}
