import { contentPages } from './content-pages.ts'
import { crowdfundingPages } from './crowdfunding-pages.ts'
import { financePages } from './finance-pages.ts'
import { mallPages } from './mall-pages.ts'
import { memberPages } from './member-pages.ts'
import { membershipPages } from './membership-pages.ts'
import { messagingPages } from './messaging-pages.ts'
import { offerPages } from './offer-pages.ts'
import type { Page, PageGroup } from './page.ts'
import { platformPages } from './platform-pages.ts'
import { queuePages } from './queue-pages.ts'
import { rewardPages } from './reward-pages.ts'
import { starPages } from './star-pages.ts'
import { supportPages } from './support-pages.ts'
import { teamPages } from './team-pages.ts'

/** The menu, in its order. Every page is a file of its own, fetched when it is first opened. */
export const pageGroups: readonly PageGroup[] = [
  contentPages,
  memberPages,
  messagingPages,
  supportPages,
  queuePages,
  offerPages,
  membershipPages,
  financePages,
  rewardPages,
  mallPages,
  teamPages,
  starPages,
  crowdfundingPages,
  platformPages,
]

export const pages: readonly Page[] = pageGroups.flatMap((group) => group.pages)
