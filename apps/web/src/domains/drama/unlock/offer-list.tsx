import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { bestOffer, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import styles from './offer-list.module.css'
import { goldText } from './unlock-act.ts'

interface OfferListProps {
  readonly drama: Pick<Video, 'is_end' | 'total_number' | 'update_number'>
  readonly offers: readonly UnlockOffer[]
  readonly chosen: UnlockOffer['kind']
  /** What the chosen one costs, with coupons. */
  readonly cost: Minor
  /** Undefined where gold is not had for money. */
  readonly inMoney: (gold: Minor) => string | undefined
  readonly onChoose: (kind: UnlockOffer['kind']) => void
}

/** How many episodes a drama that is still coming out will have; undefined where all of them are out, or nobody knows. */
const plannedOf = ({ is_end, total_number, update_number }: OfferListProps['drama']): number | undefined =>
  is_end === 0 && total_number > update_number ? total_number : undefined

const nameOf = ({ kind, numbers }: UnlockOffer, planned: number | undefined, t: Translate): string => {
  const count = numbers.length
  switch (kind) {
    case 'one':
      return t('unlock.one')
    case 'next':
      return t('unlock.next', { count })
    case 'chosen':
      return t('unlock.chosen', { count })
    case 'rest':
      if (planned !== undefined) return t('unlock.whole', { count: planned })
      // Where one is left, what sets it apart is what is still to come.
      return count === 1 ? t('unlock.restOne') : t('unlock.rest', { count })
    default:
      return kind satisfies never
  }
}

/** The prices side by side: this episode, the next ones, all the rest with what it saves. */
export const OfferList = ({ drama, offers, chosen, cost, inMoney, onChoose }: OfferListProps) => {
  const t = useTexts()
  const best = bestOffer(offers)
  return (
    <div role="radiogroup" aria-label={t('unlock.offers')} className={styles.list}>
      {offers.map((offer) => (
        <button
          key={offer.kind}
          type="button"
          role="radio"
          aria-checked={offer.kind === chosen}
          className={styles.offer}
          onClick={() => onChoose(offer.kind)}
        >
          <ChoiceMark isChosen={offer.kind === chosen} />
          <span className={styles.name}>
            <span className={styles.line}>
              {nameOf(offer, plannedOf(drama), t)}
              {offers.length > 1 && offer === best && <span className={styles.best}>{t('recharge.bestValue')}</span>}
            </span>
            {offer.kind === 'rest' && <RestHint drama={drama} offer={offer} />}
          </span>
          <span className={styles.price}>
            <Price offer={offer} cost={offer.kind === chosen ? cost : offer.cost} inMoney={inMoney} />
          </span>
        </button>
      ))}
    </div>
  )
}

interface RestHintProps extends Pick<OfferListProps, 'drama'> {
  readonly offer: UnlockOffer
}

/** What all that is left brings: how much of it is out where more is to come, else what it comes to for each episode where that saves something. */
const RestHint = ({ drama, offer: { numbers, cost, saving } }: RestHintProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isPlanned = plannedOf(drama) !== undefined
  if (!isPlanned && numbers.length === 1) return null
  const count = BigInt(numbers.length)
  const each = show(goldText((cost + count - 1n) / count), 'gold')
  const eachPrice = t('unlock.restEach', { amount: cost % count === 0n ? each : t('unlock.approx', { amount: each }) })
  const words = isPlanned
    ? t('unlock.outNow', { count: drama.update_number })
    : [saving > 0n ? eachPrice : '', drama.is_end === 0 ? t('unlock.restHint') : ''].filter(Boolean).join(' · ')
  return words === '' ? null : (
    <span className={styles.hint}>
      <Dotted>{words}</Dotted>
    </span>
  )
}

interface PriceProps extends Pick<OfferListProps, 'cost' | 'inMoney'> {
  readonly offer: UnlockOffer
}

/** What an offer costs, and below it what that is in money, and what it saves. */
const Price = ({ offer, cost, inMoney }: PriceProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const money = inMoney(cost)
  return (
    <>
      <span>
        {cost < offer.cost && <s className={styles.before}>{show(goldText(offer.cost), 'gold')}</s>}
        {show(goldText(cost), 'gold')}
      </span>
      {money !== undefined && <span className={styles.hint}>{show(money, 'money')}</span>}
      {offer.saving > 0n && (
        <span className={styles.saving}>{t('unlock.saves', { amount: show(goldText(offer.saving), 'gold') })}</span>
      )}
    </>
  )
}
