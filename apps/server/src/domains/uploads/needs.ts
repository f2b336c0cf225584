import type { Db } from '../../platform/database/db.ts'
import type { MediaDomain } from '../media/index.ts'

/** Those of these object keys that a domain still refers to; what it sees of a moment is in one statement. */
export type FindUsed = (db: Db, keys: readonly string[]) => Promise<readonly string[]>

/** What uploads need of their neighbours. Chats stand above, so their port is declared here. */
export interface UploadsNeeds {
  readonly media: Pick<MediaDomain, 'toolsForMembers'>
  readonly chat: {
    /** Of these keys of other members' files those that stand in a message the member may read or in one of their favorites. */
    viewableKeys(db: Db, userId: number, keys: readonly string[]): Promise<ReadonlySet<string>>
  }
}
