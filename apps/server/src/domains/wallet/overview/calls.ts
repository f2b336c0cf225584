import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletDeps } from '../deps.ts'
import { getOverview } from './calls/get-overview.ts'
import { getReceipt } from './calls/get-receipt.ts'
import { getStatement } from './calls/get-statement.ts'
import { listBills } from './calls/list-bills.ts'
import { listCoinLines, listPointLines } from './calls/list-coin-lines.ts'

/** What a member has, and every line of how it came and went. */
export const bindOverview = (deps: WalletDeps): readonly BoundCall[] =>
  bindCalls(overviewCalls, {
    getOverview: getOverview(deps),
    listCoinLines: listCoinLines(deps),
    listPointLines: listPointLines(deps),
    listBills: listBills(deps),
    getReceipt: getReceipt(deps),
    getStatement: getStatement(deps),
  })
