import FundingIcon from '@mui/icons-material/SavingsOutlined'
import { lazy } from 'react'
import { findProjects } from '../../domains/crowdfunding/find-projects.ts'
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
  icon: FundingIcon,
  pages: [
    {
      name: 'crowd-projects',
      title: 'crowdfunding.projects',
      permission: 'finance.read',
      source: projectSource,
      find: findProjects,
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
      source: poolSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/pool-page.tsx')).PoolPage })),
    },
    {
      name: 'crowd-obligations',
      title: 'crowdfunding.obligations',
      permission: 'finance.read',
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
      source: crowdOrderSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/order-list.tsx')).OrderList })),
    },
    {
      name: 'crowd-contracts',
      title: 'crowdfunding.contracts',
      permission: 'finance.read',
      source: contractSource,
      list: lazy(async () => ({
        default: (await import('../../domains/crowdfunding/contract-list.tsx')).ContractList,
      })),
    },
    {
      name: 'crowd-versions',
      title: 'crowdfunding.versions',
      permission: 'finance.read',
      source: versionSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/version-list.tsx')).VersionList })),
    },
    {
      name: 'crowd-types',
      title: 'crowdfunding.types',
      permission: 'finance.read',
      source: typeSource,
      list: lazy(async () => ({ default: (await import('../../domains/crowdfunding/type-list.tsx')).TypeList })),
    },
  ],
}
