import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
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
      return t('unlock.rest', { count })
    default:
      return kind satisfies never
  }
}

/** The prices side by side: this episode, the next ones, all the rest with what it saves. */
export const OfferList = ({ offers, chosen, cost, inMoney, onChoose }: OfferListProps) => {
  const t = useTexts()
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
            {offer.kind === 'rest' && <span className={styles.hint}>{t('unlock.restHint')}</span>}
          </span>
          <span className={styles.price}>
            <Price offer={offer} cost={offer.kind === chosen ? cost : offer.cost} inMoney={inMoney} />
          </span>
        </button>
      ))}
    </div>
  )
}

interface PriceProps extends Pick<OfferListProps, 'cost' | 'inMoney'> {
  readonly offer: UnlockOffer
}

/** What an offer costs, and below it what it saves, or what that is in money. */
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
      {offer.saving > 0n ? (
        <span className={styles.saving}>{t('unlock.saves', { amount: show(goldText(offer.saving), 'gold') })}</span>
      ) : (
        money !== undefined && (
          <span className={styles.hint}>{t('unlock.approx', { amount: show(money, 'money') })}</span>
        )
      )}
    </>
  )
}
