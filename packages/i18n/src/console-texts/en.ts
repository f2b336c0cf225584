import { account } from './en/account.ts'
import { actions } from './en/acts.ts'
import { audit } from './en/audit.ts'
import { emoji } from './en/chat/emoji.ts'
import { groups } from './en/chat/groups.ts'
import { messages } from './en/chat/messages.ts'
import { stickers } from './en/chat/stickers.ts'
import { coolingOffs } from './en/cooling-offs.ts'
import { crowdfunding } from './en/crowdfunding/crowdfunding.ts'
import { discover } from './en/discover.ts'
import { drama } from './en/drama.ts'
import { business } from './en/figures/business.ts'
import { dashboard } from './en/figures/dashboard.ts'
import { plays } from './en/figures/plays.ts'
import { lists } from './en/lists.ts'
import { media } from './en/media.ts'
import { member } from './en/member.ts'
import { membership } from './en/membership.ts'
import { notices } from './en/notices.ts'
import { operators } from './en/operators.ts'
import { platform } from './en/platform.ts'
import { realNames } from './en/real-names.ts'
import { refunds } from './en/refunds.ts'
import { reports } from './en/reports.ts'
import { mall } from './en/rewards/mall.ts'
import { rewards } from './en/rewards/rewards.ts'
import { richText } from './en/rich-text.ts'
import { settings } from './en/settings.ts'
import { sharing } from './en/sharing.ts'
import { shell } from './en/shell.ts'
import { cases } from './en/support/cases.ts'
import { supportTools } from './en/support/support-tools.ts'
import { support } from './en/support.ts'
import { commission } from './en/teams/commission.ts'
import { starPlans } from './en/teams/star-plans.ts'
import { stars } from './en/teams/stars.ts'
import { teams } from './en/teams/teams.ts'
import { upload } from './en/upload.ts'
import { wallet } from './en/wallet/wallet.ts'
import { walletFinance } from './en/wallet/wallet-finance.ts'
import { walletLedger } from './en/wallet/wallet-ledger.ts'
import { walletOffers } from './en/wallet/wallet-offers.ts'
import { walletSettings } from './en/wallet/wallet-settings.ts'

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
