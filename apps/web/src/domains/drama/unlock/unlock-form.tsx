import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { missingGold, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../platform/navigation/return-target.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AutoUnlockSwitch } from './auto-unlock-switch.tsx'
import { CouponCell } from './coupon-cell.tsx'
import { wordEnough } from './enough-for.ts'
import { FreeMeanwhile } from './free-meanwhile.tsx'
import { FreeWays } from './free-ways.tsx'
import { GoldPart } from './gold-part.ts'
import { OfferList } from './offer-list.tsx'
import { UnlockButton } from './unlock-button.tsx'
import styles from './unlock-sheet.module.css'
import type { FreeGold } from './use-free-gold.ts'
import { useUnlockPurchase } from './use-unlock-purchase.ts'
import type { UnlockTerms } from './use-unlock-terms.ts'
import { VipWay } from './vip/vip-way.tsx'

interface UnlockFormProps {
  readonly drama: Video
  readonly offers: readonly UnlockOffer[]
  readonly terms: UnlockTerms
  readonly freeGold: FreeGold
  /** The episode the member opened, if any. */
  readonly episode: VideoItem | undefined
  readonly subject: string
  readonly onBusy: (isBusy: boolean) => void
  readonly onUnlocked: (numbers: readonly number[]) => void
}

/** What it costs in gold and in money, each in its own row, what is left afterwards, and one button: unlock, or get what is missing. */
export const UnlockForm = (props: UnlockFormProps) => {
  const { drama, offers, terms, freeGold, episode, subject, onBusy, onUnlocked } = props
  const t = useTexts()
  const { offered, chosen, cost, coupons, chooseCoupons, chooseOffer, problem, isBusy, buy } = useUnlockPurchase({
    drama,
    offers,
    gold: terms.gold,
    onBusy,
    onUnlocked,
  })
  const renderGold = useContext(GoldPart)
  /** The price that gold is being got for: at another price nothing goes on by itself. */
  const [toppedUpFor, setToppedUpFor] = useState<Minor>()
  const isToppingUp = toppedUpFor === cost
  const missing = missingGold(cost, terms.gold)
  const conversion = missing > 0n ? terms.conversionFor(missing) : undefined
  const goOn = useEffectEvent(() => chosen && buy({ ...chosen, cost }))
  const hasArrived = isToppingUp && missing <= 0n
  useEffect(() => {
    if (hasArrived) goOn()
  }, [hasArrived])
  if (!chosen) return null
  const leaveForRecharge = () => {
    setReturnTarget(subject)
    goTo('recharge')
  }
  const restCost = offered.find(({ kind }) => kind === 'rest')?.cost
  // A drama's episodes that are locked are so for one reason.
  const isOpenedByVip = (episode ? [episode] : terms.drama.episodes).some(({ deny_reason }) => deny_reason === 'vip')
  return (
    <div className={styles.form}>
      <OfferList
        drama={drama}
        offers={offered}
        chosen={chosen.kind}
        cost={cost}
        inMoney={(amount) => terms.inMoney(amount)}
        onChoose={chooseOffer}
      />
      {isOpenedByVip && <VipWay subject={subject} />}
      <CouponCell coupons={coupons.list} chosen={coupons.chosen} off={coupons.quote?.off} onChange={chooseCoupons} />
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.act}>
        {coupons.error ? (
          <Button block kind="quiet" onClick={coupons.retry}>
            {t('shell.retry')}
          </Button>
        ) : (
          <UnlockButton
            cost={cost}
            gold={terms.gold}
            missing={missing}
            fromBalance={renderGold ? conversion?.amount : undefined}
            isBusy={isBusy}
            onBuy={() => buy({ ...chosen, cost })}
            onTopUp={renderGold ? () => setToppedUpFor(cost) : leaveForRecharge}
          />
        )}
      </div>
      <FreeWays gold={freeGold} />
      {missing > 0n && <FreeMeanwhile drama={drama} />}
      {episode && <AutoUnlockSwitch drama={drama} episode={episode} gold={terms.gold} />}
      <p className={styles.small}>{t('unlock.refund')}</p>
      {missing > 0n &&
        renderGold?.({
          isOpen: isToppingUp,
          onClose: () => setToppedUpFor(undefined),
          missing,
          missingForAll: restCost === undefined ? undefined : missingGold(restCost, terms.gold),
          wordEnough: (more) => wordEnough({ offers: offered, chosen, cost, gold: terms.gold + more }, t),
          conversion,
          onMore: leaveForRecharge,
          meanwhile: <FreeMeanwhile drama={drama} />,
        })}
    </div>
  )
}
