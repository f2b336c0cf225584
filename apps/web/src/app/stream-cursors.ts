import type { HeadsMark, SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { LocalDatabase } from '../platform/storage/local-database.ts'
import { showStreamPositions } from '../platform/storage/stream-positions.ts'

/** How far the device has come in each stream, and how far the server had when it was last heard of. */
export interface StreamCursors extends Pick<SyncStore, 'load'> {
  /** `undefined` takes a stream's cursor away. */
  save(cursors: ReadonlyMap<string, number | undefined>): Promise<void>
  noteHeads(rows: readonly HeadRow[]): void
  /** The device knows of everything up to `mark`. */
  saveMark(mark: HeadsMark): Promise<void>
}

export const createStreamCursors = (database: LocalDatabase): StreamCursors => {
  const heads = new Map<string, number>()
  return {
    load: async () => {
      const mark = await database.marks.get('heads')
      const cursors = await database.cursors.toArray()
      return { mark, cursors: new Map(cursors.map(({ stream, cursor }) => [stream, cursor])) }
    },
    save: async (cursors) => {
      for (const [stream, cursor] of cursors) {
        if (cursor === undefined) await database.cursors.delete(stream)
        else await database.cursors.put({ stream, cursor })
      }
    },
    noteHeads: (rows) => {
      for (const { stream, seq } of rows) heads.set(stream, seq)
    },
    saveMark: async (mark) => {
      await database.marks.put({ name: 'heads', ...mark })
      const cursors = await database.cursors.toArray()
      showStreamPositions(cursors.map((row) => ({ ...row, head: heads.get(row.stream) ?? row.cursor })))
    },
  }
}
