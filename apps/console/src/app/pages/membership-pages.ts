import SalesIcon from '@mui/icons-material/BarChartOutlined'
import AuditIcon from '@mui/icons-material/FactCheckOutlined'
import BenefitIcon from '@mui/icons-material/StarOutlined'
import PlanIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { lazy } from 'react'
import {
  membershipSource,
  orderAuditSource,
  vipBenefitSource,
  vipPlanSource,
  vipSalesSource,
} from '../../domains/membership/sources.ts'
import { financePages } from './finance-pages.ts'
import type { PageGroup } from './page.ts'

/** Memberships: what is sold, what was, and orders that are paid by hand. */
const membershipPages: PageGroup = {
  title: 'membership.menu',
  pages: [
    {
      name: 'order-audits',
      title: 'membership.audits',
      permission: 'finance.read',
      icon: AuditIcon,
      source: orderAuditSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/order-audit-list.tsx')).OrderAuditList,
      })),
    },
    {
      name: 'vip-plans',
      title: 'membership.plans',
      permission: 'finance.read',
      icon: PlanIcon,
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
      icon: BenefitIcon,
      source: vipBenefitSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/vip-benefit-list.tsx')).VipBenefitList,
      })),
    },
    {
      name: 'vip-sales',
      title: 'membership.sales',
      permission: 'finance.read',
      icon: SalesIcon,
      source: vipSalesSource,
      list: lazy(async () => ({
        default: (await import('../../domains/membership/vip-sales-page.tsx')).VipSalesPage,
      })),
    },
  ],
}

/** What came and went, and what was sold. */
export const bookPages: readonly PageGroup[] = [financePages, membershipPages]
