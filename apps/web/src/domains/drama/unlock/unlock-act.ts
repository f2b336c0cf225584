import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { goldOf, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import * as z from 'zod/mini'
import { forgetAnswersEverywhere } from '../../../platform/optimistic.ts'
import { payOnce } from '../../../platform/pay-once.ts'

/** Gold as a call takes it. */
export const goldText = (gold: Minor): string => formatMinor(gold, 0)

const wanted = ({ kind, numbers }: UnlockOffer) => {
  switch (kind) {
    case 'one':
      return { number: numbers[0] ?? 1 }
    case 'rest':
      return { number: 0 }
    case 'next':
    case 'chosen':
      return { numbers: [...numbers] }
    default:
      return kind satisfies never
  }
}

/** Unlocks what was offered for what the member saw; while no answer comes, the same offer is the same purchase (S-110). Everything
 *  shown about the drama and about his gold is asked for again, whatever came of it. */
export const unlock = async ({ id }: Video, offer: UnlockOffer): Promise<CallData<typeof unlockCalls.buyEpisodes>> => {
  const intent = `${id} ${offer.kind} ${offer.numbers.join(',')}`
  try {
    return await payOnce(unlockCalls.buyEpisodes, intent, {
      video_id: id,
      ...wanted(offer),
      expect_cost: goldText(offer.cost),
    })
  } finally {
    await forgetAnswersEverywhere(dramaCalls.getEpisodes, dramaCalls.getVideo, overviewCalls.getOverview)
  }
}

const changedPrice = z.object({ cost: z.string() })

/** What an offer costs now, where the server refused because that has changed; undefined where it was about something else. */
export const changedCost = (error: unknown): Minor | undefined => {
  if (!(error instanceof Refused) || !error.is('stateChanged')) return undefined
  const { success, data } = changedPrice.safeParse(error.data)
  return success ? goldOf(data.cost) : undefined
}
