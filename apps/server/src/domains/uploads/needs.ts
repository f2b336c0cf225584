import type { Db } from '../../platform/db.ts'
import type { VideoTools } from '../media/index.ts'

/** Those of these object keys that a domain still refers to; what it sees of a moment is in one statement. */
export type FindUsed = (db: Db, keys: readonly string[]) => Promise<readonly string[]>

/** What uploads need of their neighbours; composed in `compose-domains.ts`. */
export interface UploadsNeeds {
  /** Undefined on a machine without an ffmpeg that may read members' files. */
  videoTools(): Promise<VideoTools | undefined>
  /** Of these keys of other members' files those that stand in a message the member may read or in one of his favorites. */
  mayView(db: Db, userId: number, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Every domain that keeps keys or addresses of files. One that is missing here loses its files. */
  readonly usedBy: readonly FindUsed[]
}
