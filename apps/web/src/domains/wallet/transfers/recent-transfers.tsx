import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ShortRecords } from '../../../ui/lists/short-records.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PartHead } from '../components/part-head/part-head.tsx'
import styles from './recent-transfers.module.css'
import { TransferDetail, TransferRow } from './transfer-row.tsx'

/** How many are looked through for those with one person. */
const lookedThrough = 50
const shown = 5

/** My last transfers: in which the last ones with somebody are, and how much one sends them. Undefined while they come. */
export const useLastTransfers = (): readonly TransferRecord[] | undefined =>
  useCall(transferCalls.listTransfers, { limit: lookedThrough }).data?.list

interface RecentTransfersProps {
  /** Only those with this person. */
  readonly person?: { readonly user_id: number; readonly nick_name: string } | undefined
}

/** The last transfers, of all or with one person. Nothing where they did not come, or there are none: the page is whole without them. */
export const RecentTransfers = ({ person }: RecentTransfersProps) => {
  const t = useTexts()
  const [opened, setOpened] = useState<TransferRecord>()
  const all = useLastTransfers() ?? []
  const list = all.filter(({ other }) => person === undefined || other.user_id === person.user_id).slice(0, shown)
  if (list.length === 0) return null
  const title = person ? t('wallet.transfersWith', { name: person.nick_name }) : t('wallet.lastTransfers')
  return (
    <section className={styles.part} aria-label={title}>
      <PartHead title={title} screen="transfer" query={{ view: 'records' }} of={t('wallet.transferRecords')} />
      <ShortRecords
        rows={list.map((record) => <TransferRow key={record.id} record={record} onOpen={() => setOpened(record)} />)}
      />
      <Sheet isOpen={opened !== undefined} onClose={() => setOpened(undefined)} title={t('wallet.transfer')}>
        {opened && <TransferDetail record={opened} />}
      </Sheet>
    </section>
  )
}
