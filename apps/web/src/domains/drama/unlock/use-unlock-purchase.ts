import { Refused } from '@cliffhanger/client/call-error.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { offerToBegin, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useState } from 'react'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { changedCost, goldText, isCouponRefused, unlock } from './unlock-act.ts'
import { useUnlockQuote } from './use-unlock-quote.ts'

interface Purchase {
  readonly drama: Video
  readonly offers: readonly UnlockOffer[]
  /** What the member has. */
  readonly gold: Minor
  readonly onBusy: (isBusy: boolean) => void
  readonly onUnlocked: (numbers: readonly number[]) => void
}

/** The offer and the coupons that are chosen, what they cost, and buying them; whatever goes wrong is told as `problem`. */
export const useUnlockPurchase = ({ drama, offers, gold, onBusy, onUnlocked }: Purchase) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [kind, setKind] = useState(() => offerToBegin(offers, gold)?.kind)
  const [notified, setNotified] = useState<{ readonly kind: UnlockOffer['kind']; readonly cost: Minor }>()
  const [failure, setFailure] = useState<string>()
  // What the server said it costs is truer than what follows from the list.
  const offered = offers.map((offer) =>
    offer.kind === notified?.kind ? { ...offer, cost: notified.cost, saving: 0n } : offer,
  )
  const chosen = offered.find((offer) => offer.kind === kind) ?? offered[0]
  const coupons = useUnlockQuote(drama, chosen)
  const { ids, quote } = coupons
  const action = useAction(
    async (offer: UnlockOffer) => {
      onBusy(true)
      setFailure(undefined)
      try {
        onUnlocked((await unlock(drama, offer, ids)).items)
      } finally {
        onBusy(false)
      }
    },
    (error) => {
      const cost = changedCost(error)
      if (ids.length > 0 && isCouponRefused(error)) {
        coupons.choose([])
        setFailure(t('unlock.couponGone'))
        return true
      }
      // With coupons the price is asked for again as it is.
      if (cost !== undefined && chosen && ids.length === 0) setNotified({ kind: chosen.kind, cost })
      // 4003 without a price: somebody unlocked it meanwhile, on another device perhaps.
      if (cost === undefined && error instanceof Refused && error.is('stateChanged')) onUnlocked(chosen?.numbers ?? [])
      const amount = cost !== undefined && show(goldText(cost), 'gold')
      setFailure(amount === false ? describeFailure(error) : t('unlock.priceChanged', { amount }))
      return true
    },
  )
  const chooseCoupons: typeof coupons.choose = (next) => {
    setFailure(undefined)
    coupons.choose(next)
  }
  const isRequesting = ids.length > 0 && !quote
  return {
    offered,
    chosen,
    /** With the chosen coupons. */
    cost: quote?.pay ?? chosen?.cost ?? 0n,
    coupons,
    chooseCoupons,
    chooseOffer: (next: UnlockOffer['kind']) => {
      setKind(next)
      chooseCoupons([])
    },
    problem: failure ?? (coupons.isGone ? t('unlock.couponGone') : coupons.error && describeFailure(coupons.error)),
    isBusy: action.isBusy || isRequesting,
    buy: action.run,
  }
}
