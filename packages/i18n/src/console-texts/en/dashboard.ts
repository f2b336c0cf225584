import type { SameTexts } from '../../translate.ts'
import type { dashboard as base } from '../zh-CN/dashboard.ts'

export const dashboard = {
  waitingTitle: 'Waiting for you',
  platformTitle: 'The platform',
  transcoding: 'Videos in work',
  failed: 'Videos that failed',
  unlisted: 'Published, waiting for videos',
  reports: 'New reports',
  reviews: 'Messages to review',
  realNames: 'Certifications to review',
  changes: 'Requests to approve',
  codes: 'Usable codes in the outbox',
  recentActs: 'What happened lately',
  all: 'See all',
  waitingOf: '{count} waiting',
} satisfies SameTexts<typeof base>
