import type { CallData } from '@cliffhanger/contract/call.ts'
import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Db } from '../../platform/db.ts'
import type { Account, Authenticators, Codes, Protection } from '../account/index.ts'
import type { Sessions } from './sessions.ts'

/** What sessions need of their neighbours; composed in `compose-domains.ts`. */
export interface SessionNeeds {
  readonly codes: Codes
  readonly authenticators: Authenticators
  readonly protection: Protection
  /** The last look at the whole ledger, for everybody to see. */
  ledgerProof(db: Db): Promise<CallData<typeof sessionCalls.getCoins>['proof']>
  /** Members who are online now, for the limit of S-102. */
  countOnline(): number | Promise<number>
  /** What else happens with a new account, in its transaction, such as joining groups (S-103). */
  accountCreated(tx: Db, account: Account): Promise<void>
}

/** What the calls of this domain share. */
export interface SessionParts extends SessionNeeds {
  readonly sessions: Sessions
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
}
