import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AmountField } from '../components/forms/amount-field.tsx'
import type { AmountFieldState } from '../use-amount.ts'
import styles from './recharge-form.module.css'
import type { rechargeLimits } from './recharge-limits.ts'

interface RechargeAmountProps {
  readonly field: AmountFieldState
  readonly limits: ReturnType<typeof rechargeLimits>
  readonly channel: PayPlatform | undefined
}

/** The amount of a top-up without a plan: typed, or one of those that the channel suggests. */
export const RechargeAmount = ({ field, limits, channel }: RechargeAmountProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <>
      <AmountField
        {...field}
        label={t('recharge.amount')}
        hint={t('recharge.limits', { min: show(limits.min, 'money'), max: show(limits.max, 'money') })}
      />
      {channel && channel.quick_amounts.length > 0 && (
        <div className={styles.quick}>
          {channel.quick_amounts.map((quick) => (
            <Button key={quick} kind="quiet" size="small" onClick={() => field.onChange(quick)}>
              {show(quick, 'money')}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
