import StarIcon from '@mui/icons-material/StarBorderOutlined'
import { lazy } from 'react'
import { starOrderSource, starPlanSource } from '../../domains/star-plans/sources.ts'
import {
  discoverEntrySource,
  starCategorySource,
  starCommentSource,
  starPostSource,
  starSource,
} from '../../domains/stars/sources.ts'
import type { PageGroup } from './page.ts'

/** Stars, and what they post. */
export const starPages: PageGroup = {
  title: 'stars.menu',
  icon: StarIcon,
  pages: [
    {
      name: 'star-posts',
      title: 'stars.postQueue',
      permission: 'star.read',
      source: starPostSource,
      parts: { 'star-comments': starCommentSource },
      list: lazy(async () => ({ default: (await import('../../domains/stars/post-list.tsx')).StarPostList })),
    },
    {
      name: 'stars',
      title: 'stars.stars',
      permission: 'star.read',
      source: starSource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/star-list.tsx')).StarList })),
    },
    {
      name: 'star-categories',
      title: 'stars.categories',
      permission: 'star.read',
      source: starCategorySource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/category-list.tsx')).StarCategoryList })),
    },
    {
      name: 'discover-entries',
      title: 'stars.discover',
      permission: 'star.read',
      source: discoverEntrySource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/discover-list.tsx')).DiscoverEntryList })),
    },
    {
      name: 'star-plans',
      title: 'starPlans.plans',
      permission: 'finance.read',
      source: starPlanSource,
      list: lazy(async () => ({ default: (await import('../../domains/star-plans/star-plan-list.tsx')).StarPlanList })),
    },
    {
      name: 'star-orders',
      title: 'starPlans.orders',
      permission: 'finance.read',
      source: starOrderSource,
      list: lazy(async () => ({
        default: (await import('../../domains/star-plans/star-order-list.tsx')).StarOrderList,
      })),
    },
  ],
}
