import type { Presence } from '../../platform/realtime/presence.ts'
import type { AccountDomain } from '../account/index.ts'
import type { BusinessDomain } from '../business/index.ts'
import type { ChatDomain } from '../chat/index.ts'
import type { CommissionDomain } from '../commission/index.ts'
import type { CrowdfundingDomain } from '../crowdfunding/index.ts'
import type { DramaDomain } from '../drama/index.ts'
import type { EmojiDomain } from '../emoji/index.ts'
import type { FriendsDomain } from '../friends/index.ts'
import type { GroupsDomain } from '../groups/index.ts'
import type { LedgerDomain } from '../ledger/index.ts'
import type { MallDomain } from '../mall/index.ts'
import type { MediaDomain } from '../media/index.ts'
import type { MembershipDomain } from '../membership/index.ts'
import type { NewsDomain } from '../news/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { PaymentsDomain } from '../payments/index.ts'
import type { ReportsDomain } from '../reports/index.ts'
import type { RewardsDomain } from '../rewards/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { StarPlanDomain } from '../star-plans/index.ts'
import type { StarsDomain } from '../stars/index.ts'
import type { StickersDomain } from '../stickers/index.ts'
import type { SupportDomain } from '../support/index.ts'
import type { TeamsDomain } from '../teams/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What operators act on. */
export interface OperatorNeeds {
  readonly drama: Pick<DramaDomain, 'operator'>
  readonly media: Pick<
    MediaDomain,
    'createAsset' | 'startTranscoding' | 'cancelTranscoding' | 'findAssets' | 'operator'
  >
  readonly account: Pick<AccountDomain, 'codes' | 'operator'>
  readonly session: Pick<SessionDomain, 'sessions' | 'platform' | 'operator'>
  readonly friends: Pick<FriendsDomain, 'operator'>
  readonly groups: Pick<GroupsDomain, 'operator'>
  readonly chat: Pick<ChatDomain, 'operator'>
  readonly support: Pick<SupportDomain, 'operator'>
  readonly reports: Pick<ReportsDomain, 'operator'>
  readonly emoji: Pick<EmojiDomain, 'operator'>
  readonly stickers: Pick<StickersDomain, 'operator'>
  readonly notices: Pick<NoticesDomain, 'operator'>
  readonly news: Pick<NewsDomain, 'operator'>
  readonly ledger: LedgerDomain
  readonly wallet: Pick<WalletDomain, 'operator' | 'coupons' | 'readWalletSettings'>
  readonly payments: Pick<PaymentsDomain, 'operator'>
  readonly membership: Pick<MembershipDomain, 'operator' | 'findMembershipFacts'>
  readonly rewards: Pick<RewardsDomain, 'operator'>
  readonly mall: Pick<MallDomain, 'operator'>
  readonly stars: Pick<StarsDomain, 'operator'>
  readonly teams: Pick<TeamsDomain, 'operator'>
  readonly crowdfunding: Pick<CrowdfundingDomain, 'operator'>
  readonly commission: Pick<CommissionDomain, 'operator'>
  readonly starPlans: Pick<StarPlanDomain, 'operator'>
  readonly business: Pick<BusinessDomain, 'operator'>
  readonly gateway: { readonly presence: Pick<Presence, 'isOnline'> }
}
