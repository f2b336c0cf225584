import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { goldOf, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import * as z from 'zod/mini'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'

/** Gold as a call takes it. */
export const goldText = (gold: Minor): string => formatMinor(gold, 0)

/** The episodes of an offer as calls take them: one, 0 for all that is left, or some. */
export const wanted = ({
  kind,
  numbers,
}: Pick<UnlockOffer, 'kind' | 'numbers'>): { number?: number; numbers?: number[] } => {
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

/** Unlocks the offer at the price the member saw, with the coupons the member chose. While no answer comes, the same offer is the same
 *  purchase (S-110). Afterwards it reloads everything shown about the drama and the member's gold, whatever the outcome. */
export const unlock = async (
  { id }: Video,
  offer: UnlockOffer,
  couponIds: readonly number[] = [],
): Promise<CallData<typeof unlockCalls.buyEpisodes>> => {
  // With other coupons it is another purchase: of two of the same episodes the server makes one.
  const intent = [id, offer.kind, offer.numbers.join(','), ...couponIds].join(' ')
  try {
    return await payOnce(unlockCalls.buyEpisodes, intent, {
      video_id: id,
      ...wanted(offer),
      expect_cost: goldText(offer.cost),
      ...(couponIds.length > 0 && { coupon_ids: [...couponIds] }),
    })
  } finally {
    await forgetAnswersEverywhere(
      dramaCalls.getEpisodes,
      dramaCalls.getVideo,
      overviewCalls.getOverview,
      orderCalls.quoteOrder,
    )
  }
}

/** Whether the server refused for the sake of a coupon: used meanwhile, over, or for something else (7011, 7012; 4002 where it is gone). */
export const isCouponRefused = (error: unknown): boolean =>
  error instanceof Refused && (error.is('couponNotUsable') || error.is('couponTypeTwice') || error.is('notFound'))

const changedPrice = z.object({ cost: z.string() })

/** What an offer costs now, where the server refused because that has changed; undefined where it was about something else. */
export const changedCost = (error: unknown): Minor | undefined => {
  if (!(error instanceof Refused) || !error.is('stateChanged')) return undefined
  const { success, data } = changedPrice.safeParse(error.data)
  return success ? goldOf(data.cost) : undefined
}
