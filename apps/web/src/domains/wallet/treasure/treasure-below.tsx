import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { ShortRecords } from '../../../ui/lists/short-records.tsx'
import { PartHead } from '../components/part-head/part-head.tsx'
import { NumberedSteps } from '../components/steps/numbered-steps.tsx'
import { TreasureLogRow } from './treasure-log-row.tsx'
import styles from './treasure-screen.module.css'

const shown = 3

/** The last that went in, came out and was earned. Nothing where there is none. */
export const LastTreasureLogs = () => {
  const t = useTexts()
  const { data } = useCall(treasureCalls.listTreasureLogs, { limit: shown })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={t('wallet.treasureLog')} className={styles.part}>
      <PartHead title={t('wallet.treasureLog')} screen="treasureLog" />
      <ShortRecords rows={data.list.slice(0, shown).map((log) => <TreasureLogRow key={log.id} log={log} />)} />
    </section>
  )
}

/** S-112: how interest is counted and paid. */
export const HowItPays = ({ rate }: { readonly rate: string }) => {
  const t = useTexts()
  const percent = percentOf(rate, useLanguage())
  return (
    <section aria-label={t('wallet.howItPays')} className={styles.part}>
      <PartHead title={t('wallet.howItPays')} />
      <NumberedSteps
        steps={[
          { title: t('wallet.payCounted', { rate: percent }), line: t('wallet.payCountedHint') },
          { title: t('wallet.payPaid'), line: t('wallet.payPaidHint') },
          { title: t('wallet.payOut'), line: t('wallet.payOutHint') },
        ]}
      />
    </section>
  )
}
