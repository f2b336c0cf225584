import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Db } from '../../platform/db.ts'
import type { Handler } from '../../platform/handlers.ts'
import type { FindProfiles } from './sender-cards.ts'

/** What chats need of other domains. */
export interface ChatNeeds {
  readonly findProfiles: FindProfiles
  /** Remarks I gave these friends, by their id; who has none is absent. */
  findRemarks(db: Db, userId: number, friendIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Whether each of these object keys is a registered file of this member. */
  ownsFiles(db: Db, userId: number, keys: readonly string[]): Promise<boolean>
  /** How long a message may be withdrawn, in seconds. */
  withdrawSeconds(): Promise<number>
  readonly translateText: Handler<typeof chatCalls.translateText>
}

/** What withdrawing needs. */
export interface WithdrawNeeds extends Pick<ChatNeeds, 'withdrawSeconds'> {
  nameOf(db: Db, userId: number): Promise<string>
}
