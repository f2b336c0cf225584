import ObligationIcon from '@mui/icons-material/AssignmentLateOutlined'
import TypeIcon from '@mui/icons-material/CategoryOutlined'
import VersionIcon from '@mui/icons-material/DifferenceOutlined'
import ContractIcon from '@mui/icons-material/HistoryEduOutlined'
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined'
import PoolIcon from '@mui/icons-material/SavingsOutlined'
import ProjectIcon from '@mui/icons-material/TheatersOutlined'
import { lazy } from 'react'
import {
  contractSource,
  crowdOrderSource,
  escrowMoveSource,
  obligationSource,
  poolSource,
  projectMoneySource,
  projectSource,
  typeSource,
  versionSource,
} from '../../domains/crowdfunding/sources.ts'
import type { PageGroup } from './page.ts'

/** Copyright crowdfunding: projects, the pool, what is owed, orders and contracts. */
export const crowdfundingPages: PageGroup = {
  title: 'crowdfunding.menu',
  pages: [
    {
      name: 'crowd-projects',
      title: 'crowdfunding.projects',
      permission: 'finance.read',
      icon: ProjectIcon,
      source: projectSource,
      parts: { 'crowd-escrow-moves': escrowMoveSource },
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/project-list.tsx')).ProjectList })),
      edit: lazy(async () => ({ default: (await import('../../domains/crowdfunding/project-page.tsx')).ProjectPage })),
      create: {
        page: lazy(async () => ({
          default: (await import('../../domains/crowdfunding/project-create.tsx')).ProjectCreate,
        })),
        permission: 'finance.write',
      },
    },
    {
      name: 'crowd-pool',
      title: 'crowdfunding.pool',
      permission: 'finance.read',
      icon: PoolIcon,
      source: poolSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/pool-page.tsx')).PoolPage })),
    },
    {
      name: 'crowd-obligations',
      title: 'crowdfunding.obligations',
      permission: 'finance.read',
      icon: ObligationIcon,
      source: obligationSource,
      parts: { 'crowd-project-money': projectMoneySource },
      list: lazy(async () => ({
        default: (await import('../../domains/crowdfunding/obligations-page.tsx')).ObligationsPage,
      })),
    },
    {
      name: 'crowd-orders',
      title: 'crowdfunding.orders',
      permission: 'finance.read',
      icon: OrderIcon,
      source: crowdOrderSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/order-list.tsx')).OrderList })),
    },
    {
      name: 'crowd-contracts',
      title: 'crowdfunding.contracts',
      permission: 'finance.read',
      icon: ContractIcon,
      source: contractSource,
      list: lazy(async () => ({
        default: (await import('../../domains/crowdfunding/contract-list.tsx')).ContractList,
      })),
    },
    {
      name: 'crowd-versions',
      title: 'crowdfunding.versions',
      permission: 'finance.read',
      icon: VersionIcon,
      source: versionSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/version-list.tsx')).VersionList })),
    },
    {
      name: 'crowd-types',
      title: 'crowdfunding.types',
      permission: 'finance.read',
      icon: TypeIcon,
      source: typeSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/type-list.tsx')).TypeList })),
    },
  ],
}
