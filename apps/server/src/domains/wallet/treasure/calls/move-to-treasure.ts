import type { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { WalletDeps } from '../../deps.ts'
import { moveTreasure } from '../move.ts'

/** Moves money into the treasure, while operators keep the service open. */
export const moveToTreasure =
  (deps: WalletDeps): Handler<typeof treasureCalls.moveToTreasure> =>
  async (context, { amount }) => {
    const { modules } = await deps.domains.session.platform()
    if (modules.treasure !== 1) refuse('serviceNotOpen')
    return moveTreasure(deps, context, 'in', amount)
  }
