import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { escrowOf, PoolShort, platformOwner } from '../../ledger/index.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { isPayee, lockWritten, type WrittenProjectRow } from '../queries/written.ts'
import { getWritten } from './projects.ts'

/** Money for the payees of a project. `key` names the act once for ever, so that it is posted once. */
export interface EscrowAct {
  readonly projectId: number
  readonly amount: bigint
  readonly key: string
  readonly operatorId: number
}

export interface Payout extends EscrowAct {
  readonly userId: number
}

/** The number under which the ledger keeps what operators move into and out of an escrow. */
export const escrowNumber = (projectId: number): string => `CP${projectId}`

export const availableOf = ({ escrow, stakes }: Pick<WrittenProjectRow, 'escrow' | 'stakes'>): bigint =>
  BigInt(escrow) - BigInt(stakes)

/** What operators move into and out of an escrow. The ledger's routes and floors decide what may leave it (ADR 35); these only say "no" early, and in
 *  words. */
export const createEscrowOperator = ({ ledger }: Pick<CrowdfundingNeeds, 'ledger'>) => ({
  /** Refuses 4002, and 4003 where nobody could ever be paid: no payee was named, or everything is over. */
  async checkProceeds(tx: Db, projectId: number): Promise<WrittenProjectRow> {
    const row = (await lockWritten(tx, projectId)) ?? refuse('notFound')
    if (row.payee_ids.length === 0 || row.stage === 'draft' || row.stage === 'closed') refuse('stateChanged')
    return row
  },

  /** Refuses 4002, 4000 whoever is no payee of this project, and 7001 more than there is above all stakes. */
  async checkPayout(
    tx: Db,
    { projectId, userId, amount }: Omit<Payout, 'key' | 'operatorId'>,
  ): Promise<WrittenProjectRow> {
    const row = await getWritten(tx, projectId)
    if (!(await isPayee(tx, projectId, userId))) refuseField('user_id')
    if (amount > availableOf(row)) refuse('insufficientBalance')
    return row
  },

  /** Puts the owner's money into an escrow; it is nobody's stake. */
  async addProceeds(tx: Db, { projectId, amount, key, operatorId }: EscrowAct): Promise<WrittenProjectRow> {
    await ledger.move(tx, {
      kind: 'project_proceeds',
      key: `project_proceeds:${key}`,
      bizNo: escrowNumber(projectId),
      operatorId,
      moves: [{ route: 'project_proceeds.owner', coin: 'money', amount, from: platformOwner, to: escrowOf(projectId) }],
    })
    return getWritten(tx, projectId)
  },

  /** Pays a payee; refuses 7001 where that much is not above the stakes any more. */
  async payOut(
    tx: Db,
    { projectId, userId, amount, key, operatorId }: Payout,
    remark: string,
  ): Promise<WrittenProjectRow> {
    try {
      await ledger.move(tx, {
        kind: 'project_payout',
        key: `project_payout:${key}`,
        bizNo: escrowNumber(projectId),
        remark,
        operatorId,
        moves: [{ route: 'project_payout.payee', coin: 'money', amount, from: escrowOf(projectId), to: userId }],
      })
    } catch (error) {
      if (error instanceof PoolShort) return refuse('insufficientBalance')
      throw error
    }
    return getWritten(tx, projectId)
  },
})
