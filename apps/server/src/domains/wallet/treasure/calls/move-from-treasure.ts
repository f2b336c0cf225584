import type { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { WalletDeps } from '../../deps.ts'
import { moveTreasure } from '../move.ts'

/** Moves money back into the wallet: always, because it is the member's. */
export const moveFromTreasure =
  (deps: WalletDeps): Handler<typeof treasureCalls.moveFromTreasure> =>
  (context, { amount }) =>
    moveTreasure(deps, context, 'out', amount)
