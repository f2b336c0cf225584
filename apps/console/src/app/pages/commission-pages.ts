import StatementIcon from '@mui/icons-material/DescriptionOutlined'
import RuleIcon from '@mui/icons-material/PercentOutlined'
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined'
import LineIcon from '@mui/icons-material/SavingsOutlined'
import DaysIcon from '@mui/icons-material/ShowChartOutlined'
import PackageIcon from '@mui/icons-material/StarsOutlined'
import { lazy } from 'react'
import { commissionDaySource, commissionSource, ruleSource, statementSource } from '../../domains/commission/sources.ts'
import { starOrderSource, starPlanSource } from '../../domains/star-plans/sources.ts'
import type { PageGroup } from './page.ts'

/** What members earn on purchases of members they invited. */
const commissionPages: PageGroup = {
  title: 'commission.menu',
  pages: [
    {
      name: 'commission-rules',
      title: 'commission.rules',
      permission: 'finance.read',
      icon: RuleIcon,
      source: ruleSource,
      list: lazy(async () => ({ default: (await import('../../domains/commission/rule-list.tsx')).RuleList })),
    },
    {
      name: 'commissions',
      title: 'commission.list',
      permission: 'finance.read',
      icon: LineIcon,
      source: commissionSource,
      list: lazy(async () => ({
        default: (await import('../../domains/commission/commission-list.tsx')).CommissionList,
      })),
    },
    {
      name: 'commission-statement',
      title: 'commission.statement',
      permission: 'finance.read',
      icon: StatementIcon,
      source: statementSource,
      list: lazy(async () => ({
        default: (await import('../../domains/commission/statement-page.tsx')).StatementPage,
      })),
    },
    {
      name: 'commission-days',
      title: 'commission.days',
      permission: 'finance.read',
      icon: DaysIcon,
      source: commissionDaySource,
      list: lazy(async () => ({ default: (await import('../../domains/commission/days-page.tsx')).DaysPage })),
    },
  ],
}

/** Star packages, and who bought them. */
const starPlanPages: PageGroup = {
  title: 'starPlans.menu',
  pages: [
    {
      name: 'star-plans',
      title: 'starPlans.plans',
      permission: 'finance.read',
      icon: PackageIcon,
      source: starPlanSource,
      list: lazy(async () => ({ default: (await import('../../domains/star-plans/star-plan-list.tsx')).StarPlanList })),
    },
    {
      name: 'star-orders',
      title: 'starPlans.orders',
      permission: 'finance.read',
      icon: OrderIcon,
      source: starOrderSource,
      list: lazy(async () => ({
        default: (await import('../../domains/star-plans/star-order-list.tsx')).StarOrderList,
      })),
    },
  ],
}

export const earningPages: readonly PageGroup[] = [commissionPages, starPlanPages]
