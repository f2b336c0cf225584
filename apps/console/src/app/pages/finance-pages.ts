import BalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { lazy } from 'react'
import { moneyDaySource, reconciliationLineSource, reconciliationSource } from '../../domains/wallet/finance/sources.ts'
import {
  entrySource,
  memberLedgerSource,
  openRecordSource,
  platformAccountSource,
  proofSource,
  requestSource,
  transferSource,
} from '../../domains/wallet/ledger/sources.ts'
import type { PageGroup } from './page.ts'

/** The books: what came and went, whether providers say the same as the ledger, and the ledger itself. */
export const financePages: PageGroup = {
  title: 'walletFinance.menu',
  icon: BalanceIcon,
  pages: [
    {
      name: 'money-days',
      title: 'walletFinance.days',
      permission: 'finance.read',
      source: moneyDaySource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/money-days-page.tsx')).MoneyDaysPage,
      })),
    },
    {
      name: 'reconciliations',
      title: 'walletFinance.reconciliations',
      permission: 'finance.read',
      source: reconciliationSource,
      parts: { 'reconciliation-lines': reconciliationLineSource },
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/reconciliation-list.tsx')).ReconciliationList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/wallet/finance/reconciliation-page.tsx')).ReconciliationPage,
      })),
    },
    {
      name: 'ledger-members',
      title: 'walletLedger.memberAccounts',
      permission: 'finance.read',
      source: memberLedgerSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/ledger/member-ledger-list.tsx')).MemberLedgerList,
      })),
      show: lazy(async () => ({
        default: (await import('../member-ledger.tsx')).MemberLedger,
      })),
    },
    {
      name: 'ledger-platform',
      title: 'walletLedger.platformAccounts',
      permission: 'finance.read',
      source: platformAccountSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/ledger/platform-account-list.tsx')).PlatformAccountList,
      })),
    },
    {
      name: 'ledger-transfers',
      title: 'walletLedger.transfers',
      permission: 'finance.read',
      source: transferSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/ledger/transfer-list.tsx')).TransferList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/wallet/ledger/transfer-page.tsx')).TransferPage,
      })),
    },
    {
      name: 'ledger-entries',
      title: 'walletLedger.lines',
      permission: 'finance.read',
      source: entrySource,
      isHidden: true,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/ledger/entry-list.tsx')).EntryList })),
    },
    {
      name: 'ledger-requests',
      title: 'walletLedger.requests',
      permission: 'finance.read',
      source: requestSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/ledger/request-list.tsx')).RequestList,
      })),
    },
    {
      name: 'ledger-proofs',
      title: 'walletLedger.proofs',
      permission: 'finance.read',
      source: proofSource,
      parts: { 'ledger-suspense': openRecordSource },
      list: lazy(async () => ({ default: (await import('../../domains/wallet/ledger/proof-list.tsx')).ProofList })),
    },
  ],
}
