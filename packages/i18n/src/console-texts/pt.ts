import { account } from './pt/account.ts'
import { actions } from './pt/acts.ts'
import { audit } from './pt/audit.ts'
import { emoji } from './pt/chat/emoji.ts'
import { groups } from './pt/chat/groups.ts'
import { messages } from './pt/chat/messages.ts'
import { stickers } from './pt/chat/stickers.ts'
import { coolingOffs } from './pt/cooling-offs.ts'
import { crowdfunding } from './pt/crowdfunding/crowdfunding.ts'
import { discover } from './pt/discover.ts'
import { drama } from './pt/drama.ts'
import { business } from './pt/figures/business.ts'
import { dashboard } from './pt/figures/dashboard.ts'
import { plays } from './pt/figures/plays.ts'
import { lists } from './pt/lists.ts'
import { media } from './pt/media.ts'
import { member } from './pt/member.ts'
import { membership } from './pt/membership.ts'
import { notices } from './pt/notices.ts'
import { operators } from './pt/operators.ts'
import { platform } from './pt/platform.ts'
import { realNames } from './pt/real-names.ts'
import { refunds } from './pt/refunds.ts'
import { reports } from './pt/reports.ts'
import { mall } from './pt/rewards/mall.ts'
import { rewards } from './pt/rewards/rewards.ts'
import { richText } from './pt/rich-text.ts'
import { settings } from './pt/settings.ts'
import { sharing } from './pt/sharing.ts'
import { shell } from './pt/shell.ts'
import { cases } from './pt/support/cases.ts'
import { supportTools } from './pt/support/support-tools.ts'
import { support } from './pt/support.ts'
import { commission } from './pt/teams/commission.ts'
import { starPlans } from './pt/teams/star-plans.ts'
import { stars } from './pt/teams/stars.ts'
import { teams } from './pt/teams/teams.ts'
import { upload } from './pt/upload.ts'
import { wallet } from './pt/wallet/wallet.ts'
import { walletFinance } from './pt/wallet/wallet-finance.ts'
import { walletLedger } from './pt/wallet/wallet-ledger.ts'
import { walletOffers } from './pt/wallet/wallet-offers.ts'
import { walletSettings } from './pt/wallet/wallet-settings.ts'

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
