import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { useConversion } from '../use-conversion.ts'
import type { Shortfall } from './shortfall.ts'
import styles from './top-up.module.css'

interface ConvertButtonProps extends Pick<Shortfall, 'missing'> {
  readonly conversion: NonNullable<Shortfall['conversion']>
}

/** Exchanges money of the member's for the missing gold, at the server's quote. */
export const ConvertButton = ({ conversion: { amount, pair }, missing }: ConvertButtonProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { quoted, payment, begin, close } = useConversion(pair, amount, () => {})
  return (
    <>
      {quoted.error && (
        <p className={styles.failure} role="alert">
          {describeFailure(quoted.error)}
        </p>
      )}
      <Button
        block
        busy={quoted.isAsking && !quoted.quote}
        onClick={quoted.error ? () => void quoted.refetch() : begin}
      >
        {quoted.error
          ? t('shell.retry')
          : t('unlock.convertFor', {
              amount: show(amount, 'money'),
              gold: show(quoted.quote?.receive ?? String(missing), 'gold'),
            })}
      </Button>
      <PaySheet payment={payment} onClose={close} />
    </>
  )
}
