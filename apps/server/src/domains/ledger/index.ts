import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { type Role, roleDoes } from '../../platform/role.ts'
import { keepRollingUp, startLedgerJobs } from './jobs.ts'
import { Ledger } from './ledger.ts'
import type { LedgerNeeds } from './needs.ts'
import { startSumJob } from './operate/sum-days.ts'
import { ledgerOperator } from './operator.ts'
import { readPublicProof } from './public-proof.ts'
import { holdsValue } from './queries/balances.ts'

export { proveJob } from './jobs.ts'
export { type Gold, Ledger } from './ledger.ts'
export { escrowOf, type LedgerCoin, type LedgerRoute, platformOwner } from './ledger-routes.ts'
export type { OperatorStanding } from './needs.ts'
export type {
  ExploredAccount,
  ExploredEntry,
  ExploredTransfer,
  OpenRecord,
  ProofRow,
} from './operate/queries/explore.ts'
export type { Requesting, RequestRow } from './operate/requests.ts'
export { isReversible } from './operate/reversible.ts'
export { type Move, type NewTransfer, PoolShort, type Posted } from './post.ts'
export { presentBill } from './present-bill.ts'
export { balanceIn, purposesOf } from './present-wallets.ts'
export { findProof } from './proof.ts'
export { listAccounts } from './queries/balances.ts'
export { listOthers, searchLines } from './queries/find-lines.ts'
export {
  findLine,
  type LineFilter,
  type LineRow,
  type LineSums,
  listLines,
  listLinesById,
  listLinesOf,
  sumLines,
  sumSpan,
} from './queries/lines.ts'

/** The ledger as a domain: with its own work, the proof that everybody can see, and what operators do with it. */
export class LedgerDomain extends Ledger implements Domain {
  readonly calls = []
  readonly operator = ledgerOperator
  /** The last check of the whole ledger, for everybody to see. */
  readonly readPublicProof = readPublicProof
  /** Whether a member owns anything in the ledger. */
  readonly holdsValue = holdsValue
  readonly #context: ServerContext
  #rolling: { stop(): Promise<void> } | undefined

  constructor(context: ServerContext, domains: LedgerNeeds) {
    super(context, domains)
    this.#context = context
  }

  async start(role: Role): Promise<void> {
    await startLedgerJobs(this.#context, this)
    await startSumJob(this.#context)
    if (roleDoes.jobs(role)) this.#rolling = keepRollingUp(this.#context)
  }

  async stop(): Promise<void> {
    await this.#rolling?.stop()
  }
}

export const createLedgerDomain = (context: ServerContext, domains: LedgerNeeds): LedgerDomain =>
  new LedgerDomain(context, domains)
