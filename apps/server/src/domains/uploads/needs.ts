import type { Db } from '../../platform/db.ts'
import type { VideoTools } from '../media/index.ts'

/** What uploads need of their neighbours; composed in `compose-domains.ts`. */
export interface UploadsNeeds {
  /** Undefined on a machine without any ffmpeg. */
  videoTools(): Promise<VideoTools | undefined>
  /** Of these keys of other members' files those that stand in a message the member may read or in one of his favorites. */
  mayView(db: Db, userId: number, keys: readonly string[]): Promise<ReadonlySet<string>>
}
