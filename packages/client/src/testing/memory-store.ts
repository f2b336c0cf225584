import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { CursorChanges, HeadsMark, SyncMemory, SyncStore } from '../sync/sync-store.ts'

/** A store that remembers what was applied to each stream, and fails when it is told to. */
export class MemoryStore implements SyncStore {
  mark: HeadsMark | undefined
  readonly cursors = new Map<string, number>()
  /** Seqs applied to each stream, in the order of their coming, since its last reset. */
  readonly applied = new Map<string, number[]>()
  readonly resets: string[] = []
  readonly forgotten: string[] = []
  readonly notedRows: HeadRow[] = []
  failures = 0
  #isInUse = false

  /** A device that has been used before. */
  static knowing(cursors: Record<string, number>, mark: HeadsMark): MemoryStore {
    const store = new MemoryStore()
    for (const [stream, cursor] of Object.entries(cursors)) store.cursors.set(stream, cursor)
    store.mark = mark
    return store
  }

  load(): Promise<SyncMemory> {
    return this.#transaction(() => ({ mark: this.mark, cursors: new Map(this.cursors) }))
  }

  firstLoad(heads: readonly HeadRow[]): Promise<ReadonlyMap<string, number>> {
    return this.#transaction(() => {
      for (const { stream, seq } of heads) this.cursors.set(stream, seq)
      return new Map(this.cursors)
    })
  }

  apply(events: readonly StatefulFrame[], cursors: CursorChanges): Promise<void> {
    return this.#transaction(() => {
      for (const { stream, seq } of events) this.applied.set(stream, [...(this.applied.get(stream) ?? []), seq])
      for (const [stream, cursor] of cursors) {
        if (cursor === undefined) this.cursors.delete(stream)
        else this.cursors.set(stream, cursor)
      }
    })
  }

  reset(stream: string, events: readonly StatefulFrame[], cursor: number): Promise<void> {
    return this.#transaction(() => {
      this.resets.push(stream)
      this.applied.set(
        stream,
        events.map(({ seq }) => seq),
      )
      this.cursors.set(stream, cursor)
    })
  }

  forget(streams: readonly string[]): Promise<void> {
    return this.#transaction(() => {
      this.forgotten.push(...streams)
      for (const stream of streams) this.cursors.delete(stream)
    })
  }

  noteHeads(rows: readonly HeadRow[]): Promise<void> {
    return this.#transaction(() => {
      this.notedRows.push(...rows)
    })
  }

  saveCursor(mark: HeadsMark): Promise<void> {
    return this.#transaction(() => {
      this.mark = mark
    })
  }

  async #transaction<Result>(work: () => Result): Promise<Result> {
    if (this.#isInUse) throw new Error('the store was used twice at a time')
    this.#isInUse = true
    await Promise.resolve()
    this.#isInUse = false
    if (this.failures > 0) {
      this.failures -= 1
      throw new Error('the store is full')
    }
    return work()
  }
}
