import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { ledgerHandlers } from './ledger.ts'
import { ledgerRequestHandlers } from './ledger-requests.ts'

/** What operators see of the ledger, and ask to change in it. */
export const bindLedgerCalls = (needs: OperatorNeeds): readonly BoundCall[] =>
  bindCalls(ledgerOperatorCalls, { ...ledgerHandlers(needs), ...ledgerRequestHandlers(needs) })
