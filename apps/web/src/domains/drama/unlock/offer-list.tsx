import { bestOffer, type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import styles from './offer-list.module.css'
import { goldText } from './unlock-act.ts'

interface OfferListProps {
  readonly offers: readonly UnlockOffer[]
  readonly chosen: UnlockOffer['kind']
  /** What the chosen one costs, with coupons. */
  readonly cost: Minor
  /** Undefined where gold is not had for money. */
  readonly inMoney: (gold: Minor) => string | undefined
  readonly onChoose: (kind: UnlockOffer['kind']) => void
}

const nameOf = ({ kind, numbers }: UnlockOffer, t: Translate): string => {
  const count = numbers.length
  switch (kind) {
    case 'one':
      return t('unlock.one')
    case 'next':
      return t('unlock.next', { count })
    case 'chosen':
      return t('unlock.chosen', { count })
    case 'rest':
      // Where one is left, what sets it apart is what is still to come.
      return count === 1 ? t('unlock.restOne') : t('unlock.rest', { count })
    default:
      return kind satisfies never
  }
}

/** The prices side by side: this episode, the next ones, all the rest with what it saves. */
export const OfferList = ({ offers, chosen, cost, inMoney, onChoose }: OfferListProps) => {
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
            {nameOf(offer, t)}
            {/* In the edge of the offer: its name keeps its whole line. */}
            {offers.length > 1 && offer === best && <span className={styles.best}>{t('recharge.bestValue')}</span>}
            {offer.kind === 'rest' && <RestHint offer={offer} />}
          </span>
          <span className={styles.price}>
            <Price offer={offer} cost={offer.kind === chosen ? cost : offer.cost} inMoney={inMoney} />
          </span>
        </button>
      ))}
    </div>
  )
}

/** What all that is left comes to for each episode, where that saves something. */
const RestHint = ({ offer: { numbers, cost, saving } }: { readonly offer: UnlockOffer }) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (numbers.length === 1) return null
  const count = BigInt(numbers.length)
  const each = (cost + count - 1n) / count
  return (
    <span className={styles.hint}>
      {saving > 0n ? t('unlock.restEach', { amount: show(goldText(each), 'gold') }) : t('unlock.restHint')}
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
      {money !== undefined && (
        <span className={styles.hint}>{t('unlock.approx', { amount: show(money, 'money') })}</span>
      )}
      {offer.saving > 0n && (
        <span className={styles.saving}>{t('unlock.saves', { amount: show(goldText(offer.saving), 'gold') })}</span>
      )}
    </>
  )
}
