import OfferIcon from '@mui/icons-material/SellOutlined'
import { lazy } from 'react'
import { batchSource, codeSource, couponSource } from '../../domains/wallet/coupons/sources.ts'
import {
  channelSource,
  collectSource,
  guideSource,
  planSource,
  rateSource,
  usdtSource,
} from '../../domains/wallet/offers/sources.ts'
import { walletSettingsSource } from '../../domains/wallet/sources.ts'
import type { PageGroup } from './page.ts'

/** What members are offered for money, and how they pay. */
export const offerPages: PageGroup = {
  title: 'wallet.menuOffers',
  icon: OfferIcon,
  pages: [
    {
      name: 'recharge-plans',
      title: 'walletOffers.plans',
      permission: 'finance.read',
      source: planSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/plan-list.tsx')).PlanList })),
    },
    {
      name: 'channels',
      title: 'walletOffers.channels',
      permission: 'finance.read',
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
      source: guideSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/guide-page.tsx')).GuidePage })),
    },
    {
      name: 'usdt',
      title: 'walletOffers.usdt',
      permission: 'finance.read',
      source: usdtSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/usdt-page.tsx')).UsdtPage })),
    },
    {
      name: 'conversion-rates',
      title: 'walletOffers.rates',
      permission: 'finance.read',
      source: rateSource,
      list: lazy(async () => ({ default: (await import('../../domains/wallet/offers/rate-list.tsx')).RateList })),
    },
    {
      name: 'coupons',
      title: 'walletOffers.coupons',
      permission: 'finance.read',
      source: couponSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/coupons/coupon-list.tsx')).CouponList,
      })),
    },
    {
      name: 'code-batches',
      title: 'walletOffers.batches',
      permission: 'finance.read',
      source: batchSource,
      parts: { codes: codeSource },
      list: lazy(async () => ({ default: (await import('../../domains/wallet/coupons/batch-list.tsx')).BatchList })),
      show: lazy(async () => ({ default: (await import('../../domains/wallet/coupons/batch-page.tsx')).BatchPage })),
    },
    {
      name: 'wallet-settings',
      title: 'walletSettings.settings',
      permission: 'finance.read',
      source: walletSettingsSource,
      list: lazy(async () => ({
        default: (await import('../../domains/wallet/settings-page.tsx')).WalletSettingsPage,
      })),
    },
  ],
}
