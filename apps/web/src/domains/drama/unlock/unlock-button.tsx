import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { goldOfPlan, leastPlanFor } from '@cliffhanger/rules/drama/plan-gold.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { goldText } from './unlock-act.ts'
import styles from './unlock-sheet.module.css'

interface UnlockButtonProps {
  readonly cost: Minor
  /** What the member has. */
  readonly gold: Minor
  /** Gold that is missing; not above 0 where there is enough. */
  readonly missing: Minor
  /** Money of the member's that becomes the missing gold. */
  readonly fromBalance: string | undefined
  readonly isBusy: boolean
  readonly onBuy: () => void
  readonly onTopUp: () => void
}

/** What the member has, what is left afterwards, and the one button: unlock, or get what is missing, with what that really takes. */
export const UnlockButton = ({ cost, gold, missing, fromBalance, isBusy, onBuy, onTopUp }: UnlockButtonProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const inGold = (amount: Minor) => show(goldText(amount), 'gold')
  const isShort = missing > 0n
  const plans = useCall(rechargeCalls.listRechargePlans, {}, { enabled: isShort && fromBalance === undefined })
  const plan = isShort && fromBalance === undefined ? leastPlanFor(plans.data?.list ?? [], missing) : undefined
  const rest = () => {
    if (!isShort) return t('unlock.after', { amount: inGold(gold - cost) })
    if (!plan) return t('unlock.short', { amount: inGold(missing) })
    const brought = goldOfPlan(plan)
    return t('unlock.brings', { amount: inGold(brought), left: inGold(gold + brought - cost) })
  }
  return (
    <>
      <p className={styles.balance} aria-live="polite">
        {t('unlock.have', { amount: inGold(gold) })} {rest()}
      </p>
      {isShort ? (
        <Button block onClick={onTopUp}>
          {fromBalance !== undefined
            ? t('unlock.useBalance', { amount: show(fromBalance, 'money') })
            : plan
              ? t('unlock.topUpFor', { amount: show(plan.amount, 'money') })
              : t('unlock.topUp')}
        </Button>
      ) : (
        <Button block busy={isBusy} onClick={onBuy}>
          {t('unlock.unlockFor', { amount: inGold(cost) })}
        </Button>
      )}
    </>
  )
}
