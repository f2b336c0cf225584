import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertRecord } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { useState } from 'react'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { ShortRecords } from '../../../../ui/lists/short-records.tsx'
import { PartHead } from '../part-head/part-head.tsx'
import { ConversionRow, ConversionSheet } from './conversion-row.tsx'

const shown = 3

/** The last conversions; an empty list where they cannot be read. Undefined while they come. */
export const useLastConversions = (): readonly ConvertRecord[] | undefined => {
  const { data, error } = useCall(conversionCalls.listConversions, { type: 'record', limit: shown })
  if (!data) return error ? [] : undefined
  return data.list.flatMap((row) => ('order_no' in row ? [row] : []))
}

/** The last conversions, below the next one. Nothing where they did not come, or there are none: the form is whole without them. */
export const RecentConversions = () => {
  const t = useTexts()
  const [opened, setOpened] = useState<ConvertRecord>()
  const records = useLastConversions() ?? []
  if (records.length === 0) return null
  return (
    <section aria-label={t('wallet.lastConversions')}>
      <PartHead title={t('wallet.lastConversions')} screen="conversions" of={t('wallet.conversions')} />
      <ShortRecords
        rows={records.map((record) => (
          <ConversionRow key={record.id} record={record} onOpen={() => setOpened(record)} />
        ))}
      />
      <ConversionSheet record={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}
