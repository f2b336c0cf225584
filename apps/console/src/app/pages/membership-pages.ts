import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { lazy } from 'react'
import {
  membershipSource,
  orderAuditSource,
  vipBenefitSource,
  vipPlanSource,
  vipSalesSource,
} from '../../domains/membership/sources.ts'
import type { PageGroup } from './page.ts'

/** Memberships: what is sold, what was, and orders that are paid by hand. */
export const membershipPages: PageGroup = {
  title: 'membership.menu',
  icon: PremiumIcon,
  pages: [
    {
      name: 'order-audits',
      title: 'membership.audits',
      permission: 'finance.read',
      source: orderAuditSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/order-audit-list.tsx')).OrderAuditList,
      })),
    },
    {
      name: 'vip-plans',
      title: 'membership.plans',
      permission: 'finance.read',
      source: vipPlanSource,
      parts: { memberships: membershipSource },
      list: lazy(async () => ({
        default: (await import('../../domains/membership/vip-plan-list.tsx')).VipPlanList,
      })),
    },
    {
      name: 'vip-benefits',
      title: 'membership.benefits',
      permission: 'finance.read',
      source: vipBenefitSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/vip-benefit-list.tsx')).VipBenefitList,
      })),
    },
    {
      name: 'vip-sales',
      title: 'membership.sales',
      permission: 'finance.read',
      source: vipSalesSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/vip-sales-page.tsx')).VipSalesPage,
      })),
    },
  ],
}
