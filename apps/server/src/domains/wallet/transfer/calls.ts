import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletParts } from '../parts.ts'
import { findPayee } from './calls/find-payee.ts'
import { listTransfers } from './calls/list-transfers.ts'
import { transfer } from './calls/transfer.ts'

/** Coins from one member to another. */
export const bindTransfers = (parts: WalletParts): readonly BoundCall[] =>
  bindCalls(transferCalls, { findPayee, transfer: transfer(parts), listTransfers })
