import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import type { ServerContext } from '../../../context.ts'
import { type BoundCall, bindTogether } from '../../../platform/http/handlers.ts'
import type { DramaNeeds } from '../needs.ts'
import { buyEpisodes, buyTogether } from './calls/buy-episodes.ts'
import { UnlockService } from './unlock-service.ts'

/** Unlocking for gold, for good. */
export function bindUnlocking(context: ServerContext, domains: DramaNeeds): readonly BoundCall[] {
  const service = new UnlockService(context, domains)
  return [bindTogether(unlockCalls.buyEpisodes, buyEpisodes(service, domains), buyTogether(service))]
}
