import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { Table } from 'dexie'
import { writeStored } from '../../../platform/storage/storage.ts'
import type { TableVersion } from '../../../platform/storage/table-versions.ts'
import type { CopyState } from './copy-state.ts'

/** A copy of an episode on this device, or one that is being made. */
export interface CopyRow extends CopyState {
  /** `{drama}/{number}` */
  readonly id: string
  readonly dramaId: number
  readonly number: number
  /** As the server described it, without an address; its cover is a data URL once it is copied. */
  readonly item: VideoItem
  /** Name of the quality, such as `540p`. */
  readonly quality: string
  /** What it is copied from: `{asset}/{version}`; '' before the first address. Files of another version do not fit. */
  readonly source: string
  readonly doneFiles: number
  /** 0 until its playlist was read. */
  readonly totalFiles: number
  readonly sizeBytes: number
  /** Opens its segments; null where they came in clear. Cannot be exported. */
  readonly key: CryptoKey | null
  /** The vector of each encrypted segment, in hex. */
  readonly vectors: Readonly<Record<string, string>>
  /** When the licence ends; 0 before there is one. */
  readonly endsMs: number
  /** The latest time the device was seen at: a clock that was put back shows. */
  readonly seenMs: number
  readonly addedMs: number
}

/** A file of a copy, as it was served. */
interface CopyFileRow {
  readonly copy: string
  /** Its name below the copy's address, such as `0003.m4s`. */
  readonly name: string
  readonly data: ArrayBuffer
}

/** A drama of which there are copies. */
interface CopiedDramaRow {
  readonly id: number
  /** Its cover is a data URL. */
  readonly drama: Video
}

declare module '../../../platform/storage/local-database.ts' {
  interface LocalDatabase {
    readonly copies: Table<CopyRow, string>
    readonly copyFiles: Table<CopyFileRow, [string, string]>
    readonly copiedDramas: Table<CopiedDramaRow, number>
  }
}

/** Copies of episodes that play without a network. */
export const copyTables: readonly TableVersion[] = [
  {
    version: 7,
    tables: { copies: 'id, dramaId, phase', copyFiles: '[copy+name], copy', copiedDramas: 'id', waitingReports: 'id' },
  },
  // Reports wait where a page that closes can still write them (waiting-reports.ts).
  {
    version: 8,
    upgrade: async (transaction) => {
      const rows = await transaction.table<{ readonly madeMs: number }>('waitingReports').toArray()
      const reports = rows.toSorted((one, other) => one.madeMs - other.madeMs)
      const userId = Number(transaction.db.name.split('-').at(-1))
      if (reports.length > 0) writeStored('waiting-reports', JSON.stringify({ userId, reports }))
    },
  },
  { version: 9, tables: { waitingReports: null } },
]
