import type { Db } from '../../platform/database/db.ts'
import type { SessionDomain } from '../session/index.ts'

/** What the ledger needs of its neighbours. */
export interface LedgerNeeds {
  readonly session: Pick<SessionDomain, 'platform'>
}

/** What an operator's "yes" is worth where two people are needed. */
export interface OperatorStanding {
  standingOf(db: Db, operatorId: number): Promise<{ readonly counts: boolean; readonly isSingle: boolean }>
}
