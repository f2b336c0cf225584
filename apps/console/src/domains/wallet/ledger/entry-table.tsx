import type { LedgerEntry } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { Amount } from '../../../ui/money/amount.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { linesAddress } from './account-table.tsx'
import { kindOfTransferText, purposeText } from './ledger-texts.ts'

interface EntryTableProps {
  /** Lines of one transfer; without, those of the list it stands in, which are of one account. */
  readonly rows?: readonly LedgerEntry[]
}

/** Lines of the ledger: of one account, or both sides of one transfer. */
export const EntryTable = ({ rows }: EntryTableProps) => {
  const t = useTexts()
  // Lines that wait have no number of their own yet.
  const numbered = rows?.map((entry, index) => ({ ...entry, id: index + 1 }))
  return (
    <Table {...(numbered && { rows: numbered })}>
      {rows && (
        <Column<LedgerEntry> source="owner" label={t('walletLedger.owner')}>
          {({ owner }) =>
            owner ? (
              <PersonLink member={owner} to={`/ledger-members/${owner.user_id}/show`} />
            ) : (
              t('walletLedger.platform')
            )
          }
        </Column>
      )}
      {rows && (
        <Column<LedgerEntry> source="purpose" label={t('walletLedger.account')}>
          {({ purpose, account_id }) => (
            <Button component={LinkBase} to={linesAddress(account_id)} size="small">
              {purposeText(t, purpose)}
            </Button>
          )}
        </Column>
      )}
      {!rows && (
        <Column<LedgerEntry> source="kind" label={t('walletLedger.transfer')}>
          {({ kind, transfer_id }) => (
            <Button component={LinkBase} to={`/ledger-transfers/${transfer_id}/show`} size="small">
              {kindOfTransferText(t, kind)}
            </Button>
          )}
        </Column>
      )}
      <Column<LedgerEntry> source="amount" label={t('wallet.amount')} isNumber>
        {({ amount, coin_code }) => <Amount value={amount} coin={coin_code} isSigned />}
      </Column>
      <Column<LedgerEntry> source="balance_after" label={t('walletLedger.balanceAfter')} isNumber>
        {({ is_waiting, balance_after }) =>
          is_waiting === 1 ? t('walletLedger.waitingToPost') : <Amount value={balance_after} />
        }
      </Column>
      <Column<LedgerEntry> source="biz_no" label={t('walletLedger.record')} />
      <Column<LedgerEntry> source="create_time" label={t('walletLedger.when')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
    </Table>
  )
}
