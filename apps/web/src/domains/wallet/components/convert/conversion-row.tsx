import type { ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { CopiedNumber } from '../../../../shared/copied-number/copied-number.tsx'
import { rowMoment } from '../../../../shared/row-moment.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { DetailList } from '../../../../ui/layout/detail-list.tsx'
import { RecordRow } from '../../../../ui/lists/record-row.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { useFee } from '../../use-fee.ts'
import { SideIcon } from '../side-icon.tsx'

interface ConversionRowProps {
  readonly record: ConvertRecord
  readonly onOpen: () => void
}

/** One conversion of a list: what came, and for how much. */
export const ConversionRow = ({ record, onOpen }: ConversionRowProps) => {
  const language = useLanguage()
  const { name, show } = useAmounts()
  const { from, to, amount, receive } = record
  return (
    <RecordRow
      before={
        <SideIcon isIn={false}>
          <Icon of={RefreshCw} size={20} />
        </SideIcon>
      }
      title={`${name(from)} → ${name(to)}`}
      line={rowMoment(record.create_time, language)}
      amount={withDirection(show(receive, to), true)}
      amountLine={withDirection(show(amount, from), false)}
      isIn
      onClick={onOpen}
    />
  )
}

interface ConversionSheetProps {
  readonly record: ConvertRecord | undefined
  readonly onClose: () => void
}

/** A conversion with all there is to know of it. */
export const ConversionSheet = ({ record, onClose }: ConversionSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { name, show } = useAmounts()
  const writeFee = useFee()
  const rateOf = ({ from, to, rate }: ConvertRecord): string =>
    t('wallet.rateOf', { from: name(from), rate: formatDecimal(rate, language), to: name(to) })
  return (
    <Sheet isOpen={record !== undefined} onClose={onClose} title={t('wallet.conversions')}>
      {record && (
        <DetailList
          isFlush
          lines={[
            { label: t('wallet.from'), value: show(record.amount, record.from) },
            { label: t('wallet.to'), value: show(record.receive, record.to) },
            { label: t('wallet.rate'), value: rateOf(record) },
            { label: t('wallet.fee'), value: writeFee(record.fee, record.from) },
            { label: t('wallet.time'), value: formatMoment(record.create_time * 1000, 'moment', language) },
            { label: t('wallet.number'), value: <CopiedNumber number={record.order_no} /> },
          ]}
        />
      )}
    </Sheet>
  )
}
