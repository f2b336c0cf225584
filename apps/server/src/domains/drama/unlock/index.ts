import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import type { ServerContext } from '../../../context.ts'
import { type BoundCall, bindTogether } from '../../../platform/handlers.ts'
import type { DramaNeeds } from '../needs.ts'
import { buyEpisodes, buyTogether } from './calls/buy-episodes.ts'
import { UnlockDesk } from './unlock-desk.ts'

/** Unlocking for gold, for good. */
export function bindUnlocking(context: ServerContext, needs: DramaNeeds): readonly BoundCall[] {
  const desk = new UnlockDesk(context, needs)
  return [bindTogether(unlockCalls.buyEpisodes, buyEpisodes(desk, needs.coupons), buyTogether(desk))]
}
