import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletDeps } from '../deps.ts'
import { findPayee } from './calls/find-payee.ts'
import { listTransfers } from './calls/list-transfers.ts'
import { transfer } from './calls/transfer.ts'

/** Coins from one member to another. */
export const bindTransfers = (deps: WalletDeps): readonly BoundCall[] =>
  bindCalls(transferCalls, { findPayee, transfer: transfer(deps), listTransfers })
