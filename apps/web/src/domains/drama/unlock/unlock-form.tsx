import { Refused } from '@cliffhanger/client/call-error.ts'
import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { missingGold, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../platform/navigation/return-target.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { AutoUnlockSwitch } from './auto-unlock-switch.tsx'
import { CouponCell } from './coupon-cell.tsx'
import { OfferList } from './offer-list.tsx'
import { changedCost, goldText, isCouponRefused, unlock } from './unlock-act.ts'
import styles from './unlock-sheet.module.css'
import { useUnlockQuote } from './use-unlock-quote.ts'
import type { UnlockTerms } from './use-unlock-terms.ts'

interface UnlockFormProps {
  readonly drama: Video
  readonly offers: readonly UnlockOffer[]
  readonly terms: UnlockTerms
  /** The episode the member opened, if any. */
  readonly episode: VideoItem | undefined
  readonly subject: string
  readonly onBusy: (isBusy: boolean) => void
  readonly onUnlocked: (numbers: readonly number[]) => void
}

/** Prices in gold and in money, what is left afterwards, and one button: unlock, or get what is missing. */
export const UnlockForm = ({ drama, offers, terms, episode, subject, onBusy, onUnlocked }: UnlockFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const gold = (amount: Minor) => show(goldText(amount), 'gold')
  const [kind, setKind] = useState(offers[0]?.kind)
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
      setFailure(cost === undefined ? describeFailure(error) : t('unlock.priceChanged', { amount: gold(cost) }))
      return true
    },
  )
  if (!chosen) return null
  const cost = quote?.pay ?? chosen.cost
  const isRequesting = ids.length > 0 && !quote
  const missing = missingGold(cost, terms.gold)
  const topUp = () => {
    const amount = terms.toConvert(missing)
    setReturnTarget(subject)
    if (amount === undefined) goTo('recharge')
    else goTo('convert', { from: 'money', to: 'gold', amount })
  }
  const chooseOffer = (next: UnlockOffer['kind']) => {
    setKind(next)
    coupons.choose([])
    setFailure(undefined)
  }
  const problem = failure ?? (coupons.isGone ? t('unlock.couponGone') : coupons.error && describeFailure(coupons.error))
  const money = terms.inMoney(cost)
  return (
    <div className={styles.form}>
      <p className={styles.cost}>
        <strong>{gold(cost)}</strong>
        {cost < chosen.cost && <s>{gold(chosen.cost)}</s>}
        {money !== undefined && <span>{t('unlock.approx', { amount: show(money, 'money') })}</span>}
      </p>
      <p className={styles.balance} aria-live="polite">
        {t('unlock.have', { amount: gold(terms.gold) })}{' '}
        {missing > 0n
          ? t('unlock.missing', { amount: gold(missing) })
          : t('unlock.after', { amount: gold(terms.gold - cost) })}
      </p>
      {offered.length > 1 && <OfferList offers={offered} chosen={chosen.kind} onChoose={chooseOffer} />}
      <CouponCell
        coupons={coupons.list}
        chosen={coupons.chosen}
        off={quote?.off}
        onChange={(next) => {
          setFailure(undefined)
          coupons.choose(next)
        }}
      />
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {coupons.error ? (
        <Button block kind="quiet" onClick={coupons.retry}>
          {t('shell.retry')}
        </Button>
      ) : missing > 0n ? (
        <Button block onClick={topUp}>
          {t('unlock.topUp', { amount: gold(missing) })}
        </Button>
      ) : (
        <Button block busy={action.isBusy || isRequesting} onClick={() => action.run({ ...chosen, cost })}>
          {t('unlock.unlockFor', { amount: gold(cost) })}
        </Button>
      )}
      {episode?.deny_reason === 'vip' && (
        <Button
          kind="quiet"
          block
          onClick={() => {
            setReturnTarget(subject)
            goTo('vip')
          }}
        >
          {t('unlock.vipInstead')}
        </Button>
      )}
      {episode && <AutoUnlockSwitch drama={drama} episode={episode} />}
      <p className={styles.small}>{t('unlock.refund')}</p>
    </div>
  )
}
