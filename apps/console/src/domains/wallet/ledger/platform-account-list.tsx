import { useTexts } from '../../../platform/texts.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { AccountTable } from './account-table.tsx'

/** The platform's own accounts: budgets, revenue, and what is outside. */
export const PlatformAccountList = () => {
  const t = useTexts()
  return (
    <ListPage title={t('walletLedger.platformAccounts')}>
      <AccountTable />
    </ListPage>
  )
}
