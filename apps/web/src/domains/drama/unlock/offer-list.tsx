import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import styles from './offer-list.module.css'
import { goldText } from './unlock-act.ts'

interface OfferListProps {
  readonly offers: readonly UnlockOffer[]
  readonly chosen: UnlockOffer['kind']
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
export const OfferList = ({ offers, chosen, onChoose }: OfferListProps) => {
  const t = useTexts()
  const { show } = useAmounts()
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
            {show(goldText(offer.cost), 'gold')}
            {offer.saving > 0n && (
              <span className={styles.saving}>
                {t('unlock.saves', { amount: show(goldText(offer.saving), 'gold') })}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  )
}
