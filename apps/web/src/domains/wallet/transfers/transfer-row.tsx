import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { rowMoment } from '../../../shared/row-moment.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { useFee } from '../use-fee.ts'
import styles from './transfer-row.module.css'

const useWords = ({ direction, other, create_time: time, coin_code: coin, amount }: TransferRecord) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const isIn = direction === 'in'
  return {
    isIn,
    who: t(isIn ? 'wallet.transferFrom' : 'wallet.transferTo', { name: other.nick_name }),
    /** In a list, and in full. */
    rowTime: rowMoment(time, language),
    time: formatMoment(time * 1000, 'moment', language),
    amount: withDirection(show(amount, coin), isIn),
  }
}

interface TransferRowProps {
  readonly record: TransferRecord
  readonly isCurrent?: boolean
  readonly onOpen: () => void
}

/** One transfer of a list, with the face of the other side. */
export const TransferRow = ({ record, isCurrent = false, onOpen }: TransferRowProps) => {
  const { isIn, who, rowTime, amount } = useWords(record)
  return (
    <RecordRow
      before={<Avatar name={record.other.nick_name} url={record.other.avatar_url} size={40} />}
      title={who}
      line={record.remark === '' ? rowTime : `${rowTime} · ${record.remark}`}
      amount={amount}
      isIn={isIn}
      isCurrent={isCurrent}
      onClick={onOpen}
    />
  )
}

/** A transfer with all there is to know of it. */
export const TransferDetail = ({ record }: { readonly record: TransferRecord }) => {
  const t = useTexts()
  const writeFee = useFee()
  const { isIn, time, amount } = useWords(record)
  return (
    <>
      <p className={styles.amount} data-in={isIn}>
        {amount}
      </p>
      <DetailList
        isFlush
        lines={[
          {
            label: t(isIn ? 'wallet.partyFrom' : 'wallet.partyTo'),
            value: `${record.other.nick_name} · ${record.other.user_no}`,
          },
          { label: t('wallet.fee'), value: isIn ? '' : writeFee(record.fee, record.coin_code) },
          { label: t('wallet.remark'), value: record.remark },
          { label: t('wallet.time'), value: time },
          { label: t('wallet.number'), value: <CopiedNumber number={record.order_no} /> },
        ]}
      />
    </>
  )
}
