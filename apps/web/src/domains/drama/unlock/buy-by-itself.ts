import { Refused } from '@cliffhanger/client/call-error.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { giveBackAutoUnlock, spendAutoUnlock } from './auto-unlock.ts'
import { changedCost, unlock } from './unlock-act.ts'

/** Whether the server said that nothing was taken and nothing is under way. */
const isNothingTaken = (error: unknown): error is Refused => error instanceof Refused && !error.is('stillProcessing')

/**
 * Unlocks an offer without asking the member, if that is still allowed: another tab may have stopped it or used up the rest. `hasLeft` tells
 * whether the member has left the player. Returns whether the member has to decide: too little gold, another price, no network.
 */
export const buyByItself = async (
  drama: Video,
  offer: UnlockOffer,
  hasLeft: () => boolean,
): Promise<'done' | 'ask'> => {
  const gold = Number(offer.cost)
  if (!(await spendAutoUnlock(drama.id, gold))) return 'ask'
  if (hasLeft()) {
    await giveBackAutoUnlock(drama.id, gold)
    return 'ask'
  }
  try {
    await unlock(drama, offer)
    return 'done'
  } catch (error) {
    ignoreQuietly(error)
    // What has no answer stays counted: it may have been taken.
    if (!isNothingTaken(error)) return 'ask'
    await giveBackAutoUnlock(drama.id, gold)
    // 4003 without a price: it is unlocked already, in another tab perhaps, and plays.
    return error.is('stateChanged') && changedCost(error) === undefined ? 'done' : 'ask'
  }
}
