import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import styles from './plan-grid.module.css'

interface PlanGridProps {
  readonly plans: readonly RechargePlan[]
  /** Undefined: a free amount. */
  readonly planId: number | undefined
  readonly onChoose: (planId: number | undefined) => void
}

/** The fixed offers side by side, and a free amount. */
export const PlanGrid = ({ plans, planId, onChoose }: PlanGridProps) => {
  const t = useTexts()
  return (
    <FieldGroup label={t('recharge.plans')}>
      <div className={styles.grid}>
        {plans.map((plan) => (
          <PlanButton key={plan.id} plan={plan} isChosen={plan.id === planId} onChoose={() => onChoose(plan.id)} />
        ))}
        <button
          type="button"
          className={classNames(styles.plan, planId === undefined && styles.chosen)}
          aria-pressed={planId === undefined}
          onClick={() => onChoose(undefined)}
        >
          <span className={styles.name}>{t('recharge.freeAmount')}</span>
        </button>
      </div>
    </FieldGroup>
  )
}

interface PlanButtonProps {
  readonly plan: RechargePlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const PlanButton = ({ plan, isChosen, onChoose }: PlanButtonProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { name, amount, coin_code, receive_amount, bonus_coin, bonus_amount, is_hot } = plan
  return (
    <button
      type="button"
      className={classNames(styles.plan, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {is_hot === 1 && <span className={styles.hot}>{t('recharge.hot')}</span>}
      <span className={styles.name}>{name}</span>
      <span className={styles.receive}>{show(receive_amount, coin_code)}</span>
      {/[1-9]/.test(bonus_amount) && (
        <span className={styles.bonus}>{t('recharge.bonus', { amount: show(bonus_amount, bonus_coin) })}</span>
      )}
      <span className={styles.price}>{show(amount, 'money')}</span>
    </button>
  )
}
