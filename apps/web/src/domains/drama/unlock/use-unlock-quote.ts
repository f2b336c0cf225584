import { Refused } from '@cliffhanger/client/call-error.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { goldOf, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useEffect, useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { wanted } from './unlock-act.ts'

/** An offer as the price of a purchase is asked (vg-confirmOrder). */
export const quoteQuestion = (dramaId: number, offer: Pick<UnlockOffer, 'kind' | 'numbers'>) => {
  const { numbers, ...one } = wanted(offer)
  return {
    order_type: 'video',
    target_id: dramaId,
    ...one,
    ...(numbers !== undefined && { numbers: numbers.join(',') }),
  } as const
}

/** The member's coupons that are made for episodes: those that fit this purchase first. */
export const couponsForEpisodes = (coupons: readonly JudgedCoupon[]): readonly JudgedCoupon[] =>
  coupons.filter(({ order_types }) => order_types.includes('video')).toSorted((one, other) => other.usable - one.usable)

/** The coupons for an offer, those that were chosen for it, and what it costs with them. */
export const useUnlockQuote = ({ id }: Pick<Video, 'id'>, offer: UnlockOffer | undefined) => {
  const [wished, setWished] = useState<readonly JudgedCoupon[]>([])
  const question = offer ? quoteQuestion(id, offer) : ({ order_type: 'video', target_id: id } as const)
  const plain = useCall(orderCalls.quoteOrder, question, { enabled: offer !== undefined })
  const isReduced = offer !== undefined && wished.length > 0
  const coupon_ids = wished.map((coupon) => coupon.id).join(',')
  const reduced = useCall(orderCalls.quoteOrder, { ...question, coupon_ids }, { enabled: isReduced })
  const isGone = isReduced && reduced.error instanceof Refused
  useEffect(() => {
    if (isGone) forgetAnswers(orderCalls.quoteOrder).catch(ignoreQuietly)
  }, [isGone])
  const chosen = isGone ? [] : wished
  const reply = isReduced && !reduced.error ? reduced.data : undefined
  return {
    list: couponsForEpisodes(plain.data?.coupons ?? []),
    chosen,
    ids: chosen.map((coupon) => coupon.id),
    choose: setWished,
    /** One that was wished for cannot be used any more: it goes on without. */
    isGone,
    /** With the chosen coupons; undefined until the server has said it. */
    quote: reply && { pay: goldOf(reply.pay_amount), off: goldOf(reply.discount) },
    /** Why it was not said. */
    error: isReduced && !isGone ? reduced.error : null,
    retry: () => void reduced.refetch(),
  }
}
