import PlatformIcon from '@mui/icons-material/AccountBalanceOutlined'
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import RechargeIcon from '@mui/icons-material/AddCardOutlined'
import CodeIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import ChannelIcon from '@mui/icons-material/CreditCardOutlined'
import UsdtIcon from '@mui/icons-material/CurrencyBitcoinOutlined'
import RateIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import SuspenseIcon from '@mui/icons-material/HelpOutlineOutlined'
import RequestIcon from '@mui/icons-material/HowToRegOutlined'
import CouponIcon from '@mui/icons-material/LocalOfferOutlined'
import HoldIcon from '@mui/icons-material/LockClockOutlined'
import GuideIcon from '@mui/icons-material/MenuBookOutlined'
import WithdrawalIcon from '@mui/icons-material/PaymentsOutlined'
import PlanIcon from '@mui/icons-material/SellOutlined'
import FailedIcon from '@mui/icons-material/SmsFailedOutlined'
import TransferIcon from '@mui/icons-material/SwapHorizOutlined'
import LimitIcon from '@mui/icons-material/TuneOutlined'
import RefundIcon from '@mui/icons-material/UndoOutlined'
import ProofIcon from '@mui/icons-material/VerifiedOutlined'
import EventIcon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'
import { coolingOffSource } from '../../domains/account/sources.ts'
import { failedUnlockSource } from '../../domains/drama/unlocks/failed-unlock-source.ts'
import { batchSource, codeSource, couponSource } from '../../domains/wallet/coupons/sources.ts'
import {
  entrySource,
  memberLedgerSource,
  openRecordSource,
  platformAccountSource,
  proofSource,
  requestSource,
  transferSource,
} from '../../domains/wallet/ledger/sources.ts'
import {
  channelSource,
  collectSource,
  guideSource,
  planSource,
  rateSource,
  usdtSource,
} from '../../domains/wallet/offers/sources.ts'
import { findRecharges } from '../../domains/wallet/recharges/find-recharges.ts'
import {
  providerEventSource,
  rechargeSource,
  refundSource,
  suspenseSource,
  walletSettingsSource,
  withdrawalSource,
} from '../../domains/wallet/sources.ts'
import { bookPages } from './membership-pages.ts'
import type { PageGroup } from './page.ts'

/** Everything of value: its queues, what members are offered, and the ledger. */
export const moneyPages: readonly PageGroup[] = [
  {
    title: 'wallet.menuQueues',
    pages: [
      {
        name: 'recharges',
        title: 'wallet.recharges',
        permission: 'finance.read',
        icon: RechargeIcon,
        source: rechargeSource,
        find: findRecharges,
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
        icon: WithdrawalIcon,
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
        icon: HoldIcon,
        source: coolingOffSource,
        list: lazy(async () => ({
          default: (await import('../../domains/account/cooling-off-list.tsx')).CoolingOffList,
        })),
      },
      {
        name: 'suspense',
        title: 'wallet.suspense',
        permission: 'finance.read',
        icon: SuspenseIcon,
        source: suspenseSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/suspense-list.tsx')).SuspenseList })),
      },
      {
        name: 'refunds',
        title: 'wallet.refunds',
        permission: 'finance.read',
        icon: RefundIcon,
        source: refundSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/refund-list.tsx')).RefundList })),
      },
      {
        name: 'failed-unlocks',
        title: 'refunds.title',
        permission: 'refund.review',
        icon: FailedIcon,
        source: failedUnlockSource,
        list: lazy(async () => ({
          default: (await import('../../domains/drama/unlocks/failed-unlock-list.tsx')).FailedUnlockList,
        })),
      },
      {
        name: 'provider-events',
        title: 'wallet.providerEvents',
        permission: 'finance.read',
        icon: EventIcon,
        source: providerEventSource,
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/provider-event-list.tsx')).ProviderEventList,
        })),
      },
    ],
  },
  ...bookPages,
  {
    title: 'wallet.menuOffers',
    pages: [
      {
        name: 'recharge-plans',
        title: 'walletOffers.plans',
        permission: 'finance.read',
        icon: PlanIcon,
        source: planSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/plan-list.tsx')).PlanList })),
      },
      {
        name: 'channels',
        title: 'walletOffers.channels',
        permission: 'finance.read',
        icon: ChannelIcon,
        source: channelSource,
        parts: { 'collect-accounts': collectSource },
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/offers/channel-list.tsx')).ChannelList,
        })),
        show: lazy(async () => ({
          default: (await import('../../domains/wallet/offers/channel-page.tsx')).ChannelPage,
        })),
      },
      {
        name: 'recharge-guides',
        title: 'walletOffers.generalGuide',
        permission: 'finance.read',
        icon: GuideIcon,
        source: guideSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/guide-page.tsx')).GuidePage })),
      },
      {
        name: 'usdt',
        title: 'walletOffers.usdt',
        permission: 'finance.read',
        icon: UsdtIcon,
        source: usdtSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/usdt-page.tsx')).UsdtPage })),
      },
      {
        name: 'conversion-rates',
        title: 'walletOffers.rates',
        permission: 'finance.read',
        icon: RateIcon,
        source: rateSource,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/rate-list.tsx')).RateList })),
      },
      {
        name: 'coupons',
        title: 'walletOffers.coupons',
        permission: 'finance.read',
        icon: CouponIcon,
        source: couponSource,
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/coupons/coupon-list.tsx')).CouponList,
        })),
      },
      {
        name: 'code-batches',
        title: 'walletOffers.batches',
        permission: 'finance.read',
        icon: CodeIcon,
        source: batchSource,
        parts: { codes: codeSource },
        list: lazy(async () => ({ default: (await import('../../domains/wallet/coupons/batch-list.tsx')).BatchList })),
        show: lazy(async () => ({ default: (await import('../../domains/wallet/coupons/batch-page.tsx')).BatchPage })),
      },
      {
        name: 'wallet-settings',
        title: 'walletSettings.settings',
        permission: 'finance.read',
        icon: LimitIcon,
        source: walletSettingsSource,
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/settings-page.tsx')).WalletSettingsPage,
        })),
      },
    ],
  },
  {
    title: 'wallet.menuLedger',
    pages: [
      {
        name: 'ledger-members',
        title: 'walletLedger.memberAccounts',
        permission: 'finance.read',
        icon: WalletIcon,
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
        icon: PlatformIcon,
        source: platformAccountSource,
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/ledger/platform-account-list.tsx')).PlatformAccountList,
        })),
      },
      {
        name: 'ledger-transfers',
        title: 'walletLedger.transfers',
        permission: 'finance.read',
        icon: TransferIcon,
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
        icon: TransferIcon,
        source: entrySource,
        isHidden: true,
        list: lazy(async () => ({ default: (await import('../../domains/wallet/ledger/entry-list.tsx')).EntryList })),
      },
      {
        name: 'ledger-requests',
        title: 'walletLedger.requests',
        permission: 'finance.read',
        icon: RequestIcon,
        source: requestSource,
        list: lazy(async () => ({
          default: (await import('../../domains/wallet/ledger/request-list.tsx')).RequestList,
        })),
      },
      {
        name: 'ledger-proofs',
        title: 'walletLedger.proofs',
        permission: 'finance.read',
        icon: ProofIcon,
        source: proofSource,
        parts: { 'ledger-suspense': openRecordSource },
        list: lazy(async () => ({ default: (await import('../../domains/wallet/ledger/proof-list.tsx')).ProofList })),
      },
    ],
  },
]
