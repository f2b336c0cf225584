import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { SideIcon } from './side-icon.tsx'

/** What I converted, the newest first. */
export const ConversionList = () => {
  const t = useTexts()
  const language = useLanguage()
  const { name, show } = useAmounts()
  const [opened, setOpened] = useState<ConvertRecord>()
  const pages = usePagedCall(conversionCalls.listConversions, { type: 'record' }, (row) => ('id' in row ? row.id : 0))
  const timeOf = ({ create_time: time }: ConvertRecord): string => formatMoment(time * 1000, 'moment', language)
  const rateOf = ({ from, to, rate }: ConvertRecord): string =>
    t('wallet.rateOf', { from: name(from), rate: formatDecimal(rate, language), to: name(to) })
  return (
    <>
      <RecordList
        pages={pages}
        empty={{ drawing: 'money', title: t('wallet.noConversions') }}
        renderRows={(rows) =>
          rows.flatMap((row) =>
            'order_no' in row
              ? [
                  <RecordRow
                    key={row.id}
                    before={
                      <SideIcon isIn={false}>
                        <Icon of={RefreshCw} size={20} />
                      </SideIcon>
                    }
                    title={`${name(row.from)} → ${name(row.to)}`}
                    line={timeOf(row)}
                    amount={withDirection(show(row.receive, row.to), true)}
                    amountLine={withDirection(show(row.amount, row.from), false)}
                    isIn
                    onClick={() => setOpened(row)}
                  />,
                ]
              : [],
          )
        }
      />
      <Sheet isOpen={opened !== undefined} onClose={() => setOpened(undefined)} title={t('wallet.conversions')}>
        {opened && (
          <DetailList
            isFlush
            lines={[
              { label: t('wallet.from'), value: show(opened.amount, opened.from) },
              { label: t('wallet.to'), value: show(opened.receive, opened.to) },
              { label: t('wallet.rate'), value: rateOf(opened) },
              { label: t('wallet.fee'), value: show(opened.fee, opened.from) },
              { label: t('wallet.time'), value: timeOf(opened) },
              { label: t('wallet.number'), value: <CopiedNumber number={opened.order_no} /> },
            ]}
          />
        )}
      </Sheet>
    </>
  )
}
