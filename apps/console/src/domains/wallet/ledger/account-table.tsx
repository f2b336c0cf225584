import type { LedgerAccount } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { Amount } from '../../../ui/money/amount.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { purposeText } from './ledger-texts.ts'

/** Address of the lines of an account. */
export const linesAddress = (accountId: number): string =>
  `/ledger-entries?filter=${encodeURIComponent(JSON.stringify({ account_id: accountId }))}`

/** Accounts with what they hold, each leading to its lines. */
export const AccountTable = ({ rows }: { readonly rows?: readonly LedgerAccount[] }) => {
  const t = useTexts()
  return (
    <Table {...(rows && { rows })}>
      <Column<LedgerAccount> source="purpose" label={t('walletLedger.account')}>
        {({ purpose }) => purposeText(t, purpose)}
      </Column>
      <Column<LedgerAccount> source="balance" label={t('walletLedger.balance')} isNumber>
        {({ balance, coin_code }) => <Amount value={balance} coin={coin_code} />}
      </Column>
      <Column<LedgerAccount> source="waiting" label={t('walletLedger.waitingToPost')} isNumber>
        {({ waiting }) => (/[1-9]/.test(waiting) ? <Amount value={waiting} isSigned /> : '—')}
      </Column>
      <Column<LedgerAccount> source="version" label={t('walletLedger.lines')} isNumber />
      <Column<LedgerAccount> source="update_time" label={t('walletLedger.lastLine')}>
        {({ update_time }) => (update_time === 0 ? '—' : <Time seconds={update_time} />)}
      </Column>
      <ActsColumn<LedgerAccount> source="id">
        {({ id }) => (
          <Button component={LinkBase} to={linesAddress(id)} size="small">
            {t('walletLedger.showLines')}
          </Button>
        )}
      </ActsColumn>
    </Table>
  )
}
