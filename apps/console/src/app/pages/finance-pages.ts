import ReconcileIcon from '@mui/icons-material/CompareArrowsOutlined'
import DaysIcon from '@mui/icons-material/QueryStatsOutlined'
import { lazy } from 'react'
import { moneyDaySource, reconciliationLineSource, reconciliationSource } from '../../domains/wallet/finance/sources.ts'
import type { PageGroup } from './page.ts'

/** Looking after money: what came and went, and whether providers say the same as the ledger. */
export const financePages: PageGroup = {
  title: 'walletFinance.menu',
  pages: [
    {
      name: 'money-days',
      title: 'walletFinance.days',
      permission: 'finance.read',
      icon: DaysIcon,
      source: moneyDaySource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/money-days-page.tsx')).MoneyDaysPage,
      })),
    },
    {
      name: 'reconciliations',
      title: 'walletFinance.reconciliations',
      permission: 'finance.read',
      icon: ReconcileIcon,
      source: reconciliationSource,
      parts: { 'reconciliation-lines': reconciliationLineSource },
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/reconciliation-list.tsx')).ReconciliationList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/reconciliation-page.tsx')).ReconciliationPage,
      })),
    },
  ],
}
