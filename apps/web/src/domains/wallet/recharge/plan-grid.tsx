import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CornerTick } from '../../../ui/forms/choice-mark.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import styles from './plan-grid.module.css'

interface PlanGridProps {
  readonly plans: readonly RechargePlan[]
  /** Undefined: a free amount. */
  readonly planId: number | undefined
  readonly onChoose: (planId: number | undefined) => void
  /** A free amount is asked for elsewhere; undefined: here. */
  readonly onOwnAmount?: (() => void) | undefined
}

/** The fixed offers side by side, and a free amount. */
export const PlanGrid = ({ plans, planId, onChoose, onOwnAmount }: PlanGridProps) => {
  const t = useTexts()
  return (
    <FieldGroup label={t('recharge.plans')}>
      <div className={styles.frame}>
        <div className={styles.grid}>
          {plans.map((plan) => (
            <PlanButton key={plan.id} plan={plan} isChosen={plan.id === planId} onChoose={() => onChoose(plan.id)} />
          ))}
          <button
            type="button"
            className={classNames(styles.plan, planId === undefined && styles.chosen)}
            aria-pressed={onOwnAmount ? undefined : planId === undefined}
            onClick={onOwnAmount ?? (() => onChoose(undefined))}
          >
            <span className={styles.name}>{t('recharge.freeAmount')}</span>
            {planId === undefined && <CornerTick />}
          </button>
        </div>
      </div>
    </FieldGroup>
  )
}

const money = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** What a plan brings. Money that comes on top of money is one sum; a bonus of another coin is named beside it. */
export const receivedBy = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan) => {
  const isSum = coin_code === 'money' && bonus_coin === 'money'
  return {
    amount: isSum ? formatMinor(money(receive_amount) + money(bonus_amount), coinScale.money) : receive_amount,
    hasBonus: !isSum && /[1-9]/.test(bonus_amount),
  }
}

interface PlanButtonProps {
  readonly plan: RechargePlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** What one gets and what it costs: that names an offer in every language. */
const PlanButton = ({ plan, isChosen, onChoose }: PlanButtonProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { amount, coin_code, bonus_coin, bonus_amount, is_hot } = plan
  const { amount: received, hasBonus } = receivedBy(plan)
  const price = show(amount, 'money')
  return (
    <button
      type="button"
      className={classNames(styles.plan, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {is_hot === 1 && <span className={styles.hot}>{t('recharge.hot')}</span>}
      <span className={styles.receive}>{show(received, coin_code)}</span>
      {coin_code === 'money' && <span className={styles.name}>{t('recharge.toBalance')}</span>}
      {hasBonus && (
        <span className={styles.bonus}>{t('recharge.bonus', { amount: show(bonus_amount, bonus_coin) })}</span>
      )}
      <span className={styles.price}>{coin_code === 'money' ? t('unlock.pay', { amount: price }) : price}</span>
      {isChosen && <CornerTick />}
    </button>
  )
}
