import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Recharge } from './use-recharge.ts'

/** Asks for the top-up, with the sum on it. */
export const RechargeButton = ({ wanted, missing, create }: Pick<Recharge, 'wanted' | 'missing' | 'create'>) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <Button type="submit" block busy={create.isBusy} waitsFor={missing}>
      {wanted === undefined ? t('recharge.createOrder') : t('recharge.payNow', { amount: show(wanted, 'money') })}
    </Button>
  )
}
