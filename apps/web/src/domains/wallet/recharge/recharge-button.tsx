import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { usePayWords } from './arrival.ts'
import type { Recharge } from './use-recharge.ts'

type RechargeButtonProps = Pick<Recharge, 'wanted' | 'channel' | 'missing' | 'create'>

/** Asks for the top-up, with the sum on it. */
export const RechargeButton = ({ wanted, channel, missing, create }: RechargeButtonProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const wordsOf = usePayWords()
  return (
    <Button type="submit" block busy={create.isBusy} waitsFor={missing}>
      {wanted === undefined || channel === undefined
        ? t('recharge.createOrder')
        : wordsOf(channel, show(wanted, 'money'))}
    </Button>
  )
}
