import { account } from './zh-CN/account.ts'
import { actions } from './zh-CN/acts.ts'
import { audit } from './zh-CN/audit.ts'
import { emoji } from './zh-CN/chat/emoji.ts'
import { groups } from './zh-CN/chat/groups.ts'
import { messages } from './zh-CN/chat/messages.ts'
import { stickers } from './zh-CN/chat/stickers.ts'
import { coolingOffs } from './zh-CN/cooling-offs.ts'
import { crowdfunding } from './zh-CN/crowdfunding/crowdfunding.ts'
import { discover } from './zh-CN/discover.ts'
import { drama } from './zh-CN/drama.ts'
import { business } from './zh-CN/figures/business.ts'
import { dashboard } from './zh-CN/figures/dashboard.ts'
import { plays } from './zh-CN/figures/plays.ts'
import { lists } from './zh-CN/lists.ts'
import { media } from './zh-CN/media.ts'
import { member } from './zh-CN/member.ts'
import { membership } from './zh-CN/membership.ts'
import { notices } from './zh-CN/notices.ts'
import { operators } from './zh-CN/operators.ts'
import { platform } from './zh-CN/platform.ts'
import { realNames } from './zh-CN/real-names.ts'
import { refunds } from './zh-CN/refunds.ts'
import { reports } from './zh-CN/reports.ts'
import { mall } from './zh-CN/rewards/mall.ts'
import { rewards } from './zh-CN/rewards/rewards.ts'
import { richText } from './zh-CN/rich-text.ts'
import { settings } from './zh-CN/settings.ts'
import { sharing } from './zh-CN/sharing.ts'
import { shell } from './zh-CN/shell.ts'
import { cases } from './zh-CN/support/cases.ts'
import { supportTools } from './zh-CN/support/support-tools.ts'
import { support } from './zh-CN/support.ts'
import { commission } from './zh-CN/teams/commission.ts'
import { starPlans } from './zh-CN/teams/star-plans.ts'
import { stars } from './zh-CN/teams/stars.ts'
import { teams } from './zh-CN/teams/teams.ts'
import { upload } from './zh-CN/upload.ts'
import { wallet } from './zh-CN/wallet/wallet.ts'
import { walletFinance } from './zh-CN/wallet/wallet-finance.ts'
import { walletLedger } from './zh-CN/wallet/wallet-ledger.ts'
import { walletOffers } from './zh-CN/wallet/wallet-offers.ts'
import { walletSettings } from './zh-CN/wallet/wallet-settings.ts'

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
