import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { useState } from 'react'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { ConversionRow, ConversionSheet } from './convert/conversion-row.tsx'

/** What I converted, the newest first. */
export const ConversionList = () => {
  const t = useTexts()
  const [opened, setOpened] = useState<ConvertRecord>()
  const pages = usePagedCall(conversionCalls.listConversions, { type: 'record' }, (row) => ('id' in row ? row.id : 0))
  return (
    <>
      <RecordList
        pages={pages}
        empty={{ drawing: 'money', title: t('wallet.noConversions') }}
        renderRows={(rows) =>
          rows.flatMap((row) =>
            'order_no' in row ? [<ConversionRow key={row.id} record={row} onOpen={() => setOpened(row)} />] : [],
          )
        }
      />
      <ConversionSheet record={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
