import { account } from './vi/account.ts'
import { actions } from './vi/acts.ts'
import { audit } from './vi/audit.ts'
import { emoji } from './vi/chat/emoji.ts'
import { groups } from './vi/chat/groups.ts'
import { messages } from './vi/chat/messages.ts'
import { stickers } from './vi/chat/stickers.ts'
import { coolingOffs } from './vi/cooling-offs.ts'
import { crowdfunding } from './vi/crowdfunding/crowdfunding.ts'
import { discover } from './vi/discover.ts'
import { drama } from './vi/drama.ts'
import { business } from './vi/figures/business.ts'
import { dashboard } from './vi/figures/dashboard.ts'
import { plays } from './vi/figures/plays.ts'
import { lists } from './vi/lists.ts'
import { media } from './vi/media.ts'
import { member } from './vi/member.ts'
import { membership } from './vi/membership.ts'
import { notices } from './vi/notices.ts'
import { operators } from './vi/operators.ts'
import { platform } from './vi/platform.ts'
import { realNames } from './vi/real-names.ts'
import { refunds } from './vi/refunds.ts'
import { reports } from './vi/reports.ts'
import { mall } from './vi/rewards/mall.ts'
import { rewards } from './vi/rewards/rewards.ts'
import { richText } from './vi/rich-text.ts'
import { settings } from './vi/settings.ts'
import { sharing } from './vi/sharing.ts'
import { shell } from './vi/shell.ts'
import { cases } from './vi/support/cases.ts'
import { supportTools } from './vi/support/support-tools.ts'
import { support } from './vi/support.ts'
import { commission } from './vi/teams/commission.ts'
import { starPlans } from './vi/teams/star-plans.ts'
import { stars } from './vi/teams/stars.ts'
import { teams } from './vi/teams/teams.ts'
import { upload } from './vi/upload.ts'
import { wallet } from './vi/wallet/wallet.ts'
import { walletFinance } from './vi/wallet/wallet-finance.ts'
import { walletLedger } from './vi/wallet/wallet-ledger.ts'
import { walletOffers } from './vi/wallet/wallet-offers.ts'
import { walletSettings } from './vi/wallet/wallet-settings.ts'

export const texts = {
  mall,
  rewards,
  account,
  acts: actions,
  audit,
  business,
  cases,
  commission,
  coolingOffs,
  crowdfunding,
  dashboard,
  discover,
  drama,
  emoji,
  groups,
  lists,
  media,
  member,
  membership,
  messages,
  notices,
  operators,
  platform,
  plays,
  realNames,
  refunds,
  reports,
  richText,
  settings,
  sharing,
  starPlans,
  stars,
  stickers,
  shell,
  support,
  supportTools,
  teams,
  upload,
  wallet,
  walletFinance,
  walletLedger,
  walletOffers,
  walletSettings,
}
