import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureLog } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { useState } from 'react'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { TreasureLogRow, treasureLogNames } from './treasure-log-row.tsx'

/** What went into the treasure, what came out, and what it earned; the tabs choose among them. */
export const useTreasureLog = () => {
  const t = useTexts()
  const [type, setType] = useState<TreasureLog['type'] | 'all'>('all')
  const pages = usePagedCall(treasureCalls.listTreasureLogs, type === 'all' ? {} : { type }, ({ id }) => id)
  const tabs = (
    <Tabs
      label={t('wallet.kindFilter')}
      tabs={[
        { value: 'all' as const, label: t('wallet.all') },
        ...(['in', 'out', 'income'] as const).map((each) => ({ value: each, label: t(treasureLogNames[each]) })),
      ]}
      value={type}
      onChange={setType}
    />
  )
  const list = (
    <RecordList
      key={type}
      pages={pages}
      empty={{ drawing: 'money', title: t('wallet.noRecords') }}
      renderRows={(logs) => logs.map((log) => <TreasureLogRow key={log.id} log={log} />)}
    />
  )
  return { tabs, list }
}
