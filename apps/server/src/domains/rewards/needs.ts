import type { LedgerDomain } from '../ledger/index.ts'
import type { SessionDomain } from '../session/index.ts'

/** What rewards need of their neighbours. */
export interface RewardsNeeds {
  readonly ledger: Pick<LedgerDomain, 'post' | 'postOnce' | 'notify' | 'move' | 'balance'>
  readonly session: Pick<SessionDomain, 'platform'>
}
