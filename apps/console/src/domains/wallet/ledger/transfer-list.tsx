import type { LedgerTransfer } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { kindOfTransferText } from './ledger-texts.ts'

/** Transfers of the ledger, newest first; of one record where its number is written. */
export const TransferList = () => {
  const t = useTexts()
  return (
    <ListPage
      title={t('walletLedger.transfers')}
      filters={[searchFor('biz_no', t('walletLedger.record')), periodFilter(t)]}
    >
      <Table rowClick="show">
        <Column<LedgerTransfer> source="kind" label={t('walletLedger.transfer')}>
          {({ kind }) => kindOfTransferText(t, kind)}
        </Column>
        <Column<LedgerTransfer> source="biz_no" label={t('walletLedger.record')} />
        <Column<LedgerTransfer> source="natural_key" label={t('walletLedger.naturalKey')} />
        <Column<LedgerTransfer> source="reversed_by" label={t('wallet.state')}>
          {({ reversed_by, reverses }) =>
            reversed_by > 0 ? (
              <Chip size="small" color="warning" variant="outlined" label={t('walletLedger.takenBack')} />
            ) : reverses > 0 ? (
              <Chip size="small" variant="outlined" label={t('walletLedger.reversal')} />
            ) : (
              '—'
            )
          }
        </Column>
        <Column<LedgerTransfer> source="create_time" label={t('walletLedger.when')}>
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
