import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletDeps } from '../deps.ts'
import { getTreasure } from './calls/get-treasure.ts'
import { listTreasureLogs } from './calls/list-treasure-logs.ts'
import { moveFromTreasure } from './calls/move-from-treasure.ts'
import { moveToTreasure } from './calls/move-to-treasure.ts'

/** Money set aside that earns out of a funded pool. */
export const bindTreasure = (deps: WalletDeps): readonly BoundCall[] =>
  bindCalls(treasureCalls, {
    getTreasure,
    listTreasureLogs,
    moveToTreasure: moveToTreasure(deps),
    moveFromTreasure: moveFromTreasure(deps),
  })
