import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import DiscoverIcon from '@mui/icons-material/ExploreOutlined'
import PostIcon from '@mui/icons-material/RateReviewOutlined'
import StarIcon from '@mui/icons-material/StarBorderOutlined'
import { lazy } from 'react'
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
  pages: [
    {
      name: 'star-posts',
      title: 'stars.postQueue',
      permission: 'star.read',
      icon: PostIcon,
      source: starPostSource,
      parts: { 'star-comments': starCommentSource },
      list: lazy(async () => ({ default: (await import('../../domains/stars/post-list.tsx')).StarPostList })),
    },
    {
      name: 'stars',
      title: 'stars.stars',
      permission: 'star.read',
      icon: StarIcon,
      source: starSource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/star-list.tsx')).StarList })),
    },
    {
      name: 'star-categories',
      title: 'stars.categories',
      permission: 'star.read',
      icon: CategoryIcon,
      source: starCategorySource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/category-list.tsx')).StarCategoryList })),
    },
    {
      name: 'discover-entries',
      title: 'stars.discover',
      permission: 'star.read',
      icon: DiscoverIcon,
      source: discoverEntrySource,
      list: lazy(async () => ({ default: (await import('../../domains/stars/discover-list.tsx')).DiscoverEntryList })),
    },
  ],
}
