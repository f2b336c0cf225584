import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { ShortRecords } from '../../../../ui/lists/short-records.tsx'
import { PartHead } from '../../components/part-head/part-head.tsx'
import { NumberedSteps } from '../../components/steps/numbered-steps.tsx'
import styles from './recent-withdrawals.module.css'
import { WithdrawalRow } from './withdrawal-row.tsx'

const shown = 3

interface RecentWithdrawalsProps {
  /** When the next one is there, in words. */
  readonly arrival: string
}

/** Below a withdrawal: the last ones and where they stand. Who had none reads how one goes. */
export const RecentWithdrawals = ({ arrival }: RecentWithdrawalsProps) => {
  const t = useTexts()
  const { data } = useCall(withdrawalCalls.listWithdrawals, { limit: shown })
  // The form is whole without them.
  if (!data) return null
  if (data.list.length === 0) return <HowItGoes arrival={arrival} />
  return (
    <section className={styles.part} aria-label={t('withdrawal.lastOnes')}>
      <PartHead title={t('withdrawal.lastOnes')} screen="withdrawals" of={t('withdrawal.records')} />
      <ShortRecords
        rows={data.list.map((withdrawal) => <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />)}
      />
      <p className={styles.note}>{t('withdrawal.safety')}</p>
    </section>
  )
}

const HowItGoes = ({ arrival }: RecentWithdrawalsProps) => {
  const t = useTexts()
  const steps = [
    { title: t('withdrawal.stepConfirm'), line: t('withdrawal.safety') },
    { title: t('withdrawal.stepReview'), line: t('withdrawal.stepReviewHint') },
    { title: t('withdrawal.stepArrival'), line: arrival },
  ]
  return (
    <section className={styles.part} aria-label={t('withdrawal.howItGoes')}>
      <PartHead title={t('withdrawal.howItGoes')} />
      <NumberedSteps steps={steps} />
    </section>
  )
}
