import { type IncomeRecord, incomeStates } from '@cliffhanger/contract/commission/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { commissionLines } from '../../../shared/commission-lines.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { incomeName, incomeState } from '../income-words.ts'
import styles from './income-detail.module.css'

/** A line of income in full; the lines of a commission are in the order in which its amount is reckoned. */
export const IncomeDetail = ({ record }: { readonly record: IncomeRecord }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { type, level, from_user: person, state, order_type: bought } = record
  const written = withDirection(show(record.amount, record.coin_code), true)
  const source = {
    ...(level !== 0 && { level }),
    ...(person && { from_user: person }),
    ...(bought && { order_type: bought }),
    base_amount: record.base_amount,
    rate: record.rate,
  }
  return (
    <>
      <p className={styles.amount} data-in={state === incomeStates.settled}>
        {state === incomeStates.reversed ? <s>{written}</s> : written}
      </p>
      <DetailList
        isFlush
        lines={[
          { label: t('commission.kind'), value: incomeName(type, t) },
          ...commissionLines(source, { t, language, write: (amount) => show(amount, 'money') }),
          { label: t('commission.state'), value: incomeState(record, t, language) },
          { label: t('wallet.time'), value: formatMoment(record.create_time * 1000, 'moment', language) },
          { label: t('wallet.number'), value: record.order_no === '' ? '' : <CopiedNumber number={record.order_no} /> },
        ]}
      />
    </>
  )
}
