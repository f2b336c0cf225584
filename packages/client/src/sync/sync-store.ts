import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'

/** Last point at which the device knew of everything: the epoch and the server's time in ms. */
export interface HeadsMark {
  readonly epoch: string
  readonly serverTimeMs: number
}

/** What sync remembers between two starts. No mark: a new device. */
export interface SyncMemory {
  readonly mark: HeadsMark | undefined
  readonly cursors: ReadonlyMap<string, number>
}

/** New cursors by stream; `undefined` forgets the stream. */
export type CursorChanges = ReadonlyMap<string, number | undefined>

/** The device's own store, as sync needs it. Each method is one local transaction and is never called while another
 *  runs. A rejection stops that stream until the next heads answer; nothing is lost by it. Applying must be idempotent:
 *  after a crash the same event may come again. */
export interface SyncStore {
  load(): Promise<SyncMemory>

  /** New device: loads the lists of S-14 and the first sync, stores the cursors of `u_` and `platform` (the heads' seq)
   *  and of every conversation (`head_seq` of its session), and returns them all. Runs again after a crash half-way. */
  firstLoad(heads: readonly HeadRow[]): Promise<ReadonlyMap<string, number>>

  /** Takes the effects of `events` (one stream, in order of seq, without voids) and stores `cursors`. */
  apply(events: readonly StatefulFrame[], cursors: CursorChanges): Promise<void>

  /** Too much was missed: drops the copy of the stream's state and stores `cursor`. A conversation keeps its older
   *  messages as an island before `events` (the newest 50); `u_` and `platform` reload their lists first. */
  reset(stream: string, events: readonly StatefulFrame[], cursor: number): Promise<void>

  /** These conversations ended while the device was away: as by conv_removed, cursors included. */
  forget(streams: readonly string[]): Promise<void>

  /** Takes unread counts and read marks (marks never go back). `unread` holds every message up to `seq`: one that is
   *  applied later with a seq up to it is counted already. */
  noteHeads(rows: readonly HeadRow[]): Promise<void>

  /** Everything up to this point is applied. */
  saveCursor(mark: HeadsMark): Promise<void>
}
