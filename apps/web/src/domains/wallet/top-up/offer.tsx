import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import { sumOf } from '../recharge/plan-grid.tsx'
import styles from './top-up.module.css'

interface OfferProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly title: string
  readonly more?: string
  /** What it is enough for. */
  readonly enough?: string | undefined
  readonly price: string
}

/** One way to the gold: what it brings and what it costs. */
export const Offer = ({ isChosen, onChoose, title, more, enough, price }: OfferProps) => (
  <button type="button" role="radio" className={styles.offer} aria-checked={isChosen} onClick={onChoose}>
    <ChoiceMark isChosen={isChosen} />
    <span className={styles.title}>
      {title}
      {more !== undefined && <span className={styles.more}>{more}</span>}
      {enough !== undefined && <span className={styles.enough}>{enough}</span>}
    </span>
    <span className={styles.price}>{price}</span>
  </button>
)

interface PlanOfferProps extends Pick<OfferProps, 'isChosen' | 'onChoose' | 'enough'> {
  readonly plan: RechargePlan
}

export const PlanOffer = ({ plan, ...rest }: PlanOfferProps) => {
  const t = useTexts()
  const { show, write } = useAmounts()
  const { amount, coin_code, receive_amount, bonus_coin, bonus_amount } = plan
  const hasBonus = /[1-9]/.test(bonus_amount)
  const sum = sumOf(plan)
  return (
    <Offer
      {...rest}
      title={show(receive_amount, coin_code)}
      {...(hasBonus && {
        more:
          sum === undefined
            ? t('recharge.bonus', { amount: show(bonus_amount, bonus_coin) })
            : t('recharge.becomes', { bonus: write(bonus_amount, bonus_coin), total: write(sum, coin_code) }),
      })}
      price={show(amount, 'money')}
    />
  )
}
