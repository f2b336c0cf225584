import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { useState } from 'react'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { TransferDetail, TransferRow } from '../transfers/transfer-row.tsx'
import styles from './transfer-list.module.css'

type Way = 'all' | 'in' | 'out'

/** My transfers, the newest first. `wanted` opens by itself, as when one comes from its card in a chat, however old it is. */
export const TransferList = ({ wanted }: { readonly wanted: number | undefined }) => {
  const t = useTexts()
  const [way, setWay] = useState<Way>('all')
  const [chosen, setChosen] = useState<TransferRecord>()
  const pages = usePagedCall(transferCalls.listTransfers, way === 'all' ? {} : { direction: way }, ({ id }) => id)
  const requested = useCall(transferCalls.listTransfers, wanted === undefined ? {} : { id: wanted }, {
    enabled: wanted !== undefined,
  })
  const opened = chosen ?? (wanted === undefined ? undefined : requested.data?.list[0])
  const close = (): void => {
    setChosen(undefined)
    if (wanted !== undefined) changeQuery('transfer', null)
  }
  return (
    <div className={styles.page}>
      <Tabs
        label={t('wallet.directionFilter')}
        tabs={[
          { value: 'all', label: t('wallet.allTransfers') },
          { value: 'out', label: t('wallet.sent') },
          { value: 'in', label: t('wallet.received') },
        ]}
        value={way}
        onChange={setWay}
      />
      <div className={styles.list}>
        <RecordList
          key={way}
          pages={pages}
          empty={{ drawing: 'money', title: t('wallet.noTransfers') }}
          renderRows={(records) =>
            records.map((record) => (
              <TransferRow
                key={record.id}
                record={record}
                isCurrent={record.id === wanted}
                onOpen={() => setChosen(record)}
              />
            ))
          }
        />
      </div>
      <Sheet isOpen={opened !== undefined} onClose={close} title={t('wallet.transfer')}>
        {opened && <TransferDetail record={opened} />}
      </Sheet>
    </div>
  )
}
