import type { SameTexts } from '../../../translate.ts'
import type { dashboard as base } from '../../zh-CN/figures/dashboard.ts'

export const dashboard = {
  waitingTitle: 'Waiting for you',
  platformTitle: 'Platform',
  transcoding: 'Videos processing',
  failed: 'Failed videos',
  unlisted: 'Published, waiting for videos',
  reports: 'New reports',
  reviews: 'Messages to review',
  realNames: 'IDs to verify',
  mallOrders: 'Orders to ship',
  crowdObligations: 'Crowdfunding to settle',
  starPosts: 'Star posts to review',
  agentApplications: 'Level applications',
  changes: 'Requests to approve',
  codes: 'Active codes in the outbox',
  recentActs: 'Recent activity',
  all: 'See all',
  waitingOf: '{count} waiting',
} satisfies SameTexts<typeof base>
