import type { SameTexts } from '../../../translate.ts'
import type { starPlans as base } from '../../zh-CN/community/star-plans.ts'

export const starPlans = {
  title: 'Star packages',
  mine: 'My package',
  none: 'No star package yet',
  noneHint: 'Packages are tools for people who invite friends.',
  until: 'Until {date}',
  from: 'Starts {date}',
  ended: 'Ended {date}',
  running: 'Active',
  gives: 'Includes',
  badge: 'A star badge next to your name',
  posters: 'More invite poster designs',
  statistics: 'Team statistics',
  earnsNothing:
    'Buying a package pays commission to nobody and earns you nothing. It never raises your rates. You get the services above, and only those.',
  onSale: 'Packages',
  noPlans: 'No packages available',
  noPlansHint: 'Check back later.',
  extends: 'Your new time starts when the current package ends.',
  package: 'Package',
  paid: 'Your package is active!',
  history: 'Packages you bought',
  orders: 'Star orders',
  order: 'Star order',
  noOrders: 'No star orders yet',
  closed: "Star packages aren't on sale here right now. Packages you bought stay active.",
  starBadge: 'Star',
} satisfies SameTexts<typeof base>
