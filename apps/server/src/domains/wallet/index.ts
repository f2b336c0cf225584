import type { ServerContext } from '../../context.ts'
import { type Domain, roleDoes } from '../../domain.ts'
import { keepRollingUp, startLedgerJobs } from './jobs.ts'
import { Ledger } from './ledger.ts'
import type { WalletNeeds } from './needs.ts'

export interface WalletDomain extends Domain {
  /** The one way value moves. */
  readonly ledger: Ledger
}

/** Everything of value: the ledger, and what members do with what they have. */
export function createWalletDomain(context: ServerContext, needs: WalletNeeds): WalletDomain {
  const ledger = new Ledger(context, needs)
  let rolling: { stop(): Promise<void> } | undefined
  return {
    ledger,
    calls: [],
    async start(role) {
      await startLedgerJobs(context, ledger)
      if (roleDoes.jobs(role)) rolling = keepRollingUp(context)
    },
    async stop() {
      await rolling?.stop()
    },
  }
}
