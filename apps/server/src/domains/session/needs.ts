import type { CallData } from '@cliffhanger/contract/call.ts'
import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Presence } from '../../platform/realtime/presence.ts'
import type { AccountDomain } from '../account/index.ts'

/** What sessions need of their neighbours. The ledger and groups stand above, so their ports are declared here. */
export interface SessionNeeds {
  readonly account: Pick<AccountDomain, 'codes' | 'authenticators' | 'protection'>
  /** Members who are online now, for the limit of S-102. */
  readonly gateway: { readonly presence: Pick<Presence, 'count'> }
  readonly groups: {
    /** Has a new account join the default groups (S-103), once its transaction commits. */
    accountCreated(tx: Db, userId: number): Promise<void>
  }
  readonly business: {
    /** Counts a member as active today, in memory. */
    readonly activity: { note(userId: number): void }
  }
  readonly rewards: {
    /** Notes what tasks may count, in the transaction in which it happens. */
    readonly facts: {
      note(
        tx: Db,
        facts: readonly { readonly userId: number; readonly code: 'invite'; readonly key: string }[],
      ): Promise<void>
    }
  }
  readonly teams: {
    /** Code of the channel a new member came by: the one they carry, else that of the domain they registered on; '' for none. */
    channelOf(db: Db, came: { readonly code: string; readonly domain: string }): Promise<string>
    /** The ad pixel of a channel that has its own. */
    findPixel(db: Db, code: string): Promise<CallData<typeof sessionCalls.getPixel> | undefined>
    /** Flags what these members share with whoever earns by them. */
    noteShared(tx: Db, userIds: readonly number[]): Promise<void>
  }
  readonly drama: {
    /** Gives what one account watched and collected to another one of the same person. */
    moveHistory(tx: Db, fromId: number, toId: number): Promise<void>
  }
  readonly ledger: {
    /** The last look at the whole ledger, for everybody to see. */
    readPublicProof(db: Db): Promise<CallData<typeof sessionCalls.getCoins>['proof']>
  }
}
