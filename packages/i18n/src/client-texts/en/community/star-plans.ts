import type { SameTexts } from '../../../translate.ts'
import type { starPlans as base } from '../../zh-CN/community/star-plans.ts'

export const starPlans = {
  title: 'Promoter packages',
  mine: 'My package',
  none: 'No promoter package yet',
  noneHint: 'Packages give you extra tools for inviting friends.',
  until: 'Until {date}',
  from: 'Starts {date}',
  ended: 'Ended {date}',
  running: 'Active',
  gives: 'Includes',
  badge: 'A promoter badge next to your name',
  posters: 'More invite poster designs',
  statistics: 'Team statistics',
  earnsNothing:
    "Buying a package doesn't earn commission for you or anyone else, and it never raises your rates. You get what's listed above, nothing more.",
  onSale: 'Packages',
  noPlans: 'No packages available',
  noPlansHint: 'Check back later.',
  extends: 'Your new package starts when the current one ends.',
  package: 'Package',
  paid: 'Your package is active!',
  history: 'Purchase history',
  orders: 'Package orders',
  order: 'Package order',
  noOrders: 'No package orders yet',
  closed: "Promoter packages aren't on sale here right now. Packages you bought stay active.",
  starBadge: 'Promoter',
} satisfies SameTexts<typeof base>
