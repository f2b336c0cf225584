import type { Db } from '../../platform/database/db.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { TeamsDomain } from '../teams/index.ts'

/** What commission needs of its neighbours. */
export interface CommissionNeeds {
  readonly ledger: Pick<LedgerDomain, 'postOnce' | 'notify' | 'lockMoney'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly teams: Pick<TeamsDomain, 'earnersOf' | 'levelAt'>
  readonly starPlans: {
    /** Whether a member held a star package at a moment. */
    heldAt(db: Db, userId: number, atMs: number): Promise<boolean>
  }
}
