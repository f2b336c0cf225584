import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import { coolingOffSource } from '../../domains/account/sources.ts'
import { failedUnlockSource } from '../../domains/drama/unlocks/failed-unlock-source.ts'
import {
  providerEventSource,
  rechargeSource,
  refundSource,
  suspenseSource,
  withdrawalSource,
} from '../../domains/wallet/sources.ts'
import type { PageGroup } from './page.ts'

/** Money that waits for somebody. */
export const queuePages: PageGroup = {
  title: 'wallet.menuQueues',
  icon: PaymentsIcon,
  pages: [
    {
      name: 'recharges',
      title: 'wallet.recharges',
      permission: 'finance.read',
      source: rechargeSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/recharges/recharge-list.tsx')).RechargeList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/wallet/recharges/recharge-page.tsx')).RechargePage,
      })),
    },
    {
      name: 'withdrawals',
      title: 'wallet.withdrawals',
      permission: 'finance.read',
      source: withdrawalSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/withdrawals/withdrawal-list.tsx')).WithdrawalList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/wallet/withdrawals/withdrawal-page.tsx')).WithdrawalPage,
      })),
    },
    {
      name: 'cooling-offs',
      title: 'coolingOffs.title',
      permission: 'finance.read',
      source: coolingOffSource,
      list: lazy(async () => ({
        default: (await import('../../domains/account/cooling-off-list.tsx')).CoolingOffList,
      })),
    },
    {
      name: 'suspense',
      title: 'wallet.suspense',
      permission: 'finance.read',
      source: suspenseSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/suspense-list.tsx')).SuspenseList })),
    },
    {
      name: 'refunds',
      title: 'wallet.refunds',
      permission: 'finance.read',
      source: refundSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/refund-list.tsx')).RefundList })),
    },
    {
      name: 'failed-unlocks',
      title: 'refunds.title',
      permission: 'refund.review',
      source: failedUnlockSource,
      list: lazy(async () => ({
        default: (await import('../../domains/drama/unlocks/failed-unlock-list.tsx')).FailedUnlockList,
      })),
    },
    {
      name: 'provider-events',
      title: 'wallet.providerEvents',
      permission: 'finance.read',
      source: providerEventSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/provider-event-list.tsx')).ProviderEventList,
      })),
    },
  ],
}
