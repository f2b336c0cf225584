import type { ServerContext } from './context.ts'
import type { Domain } from './domain.ts'
import { type AccountDomain, createAccountDomain, usedByAccounts } from './domains/account/index.ts'
import { type BusinessDomain, createBusinessDomain } from './domains/business/index.ts'
import { type ChatDomain, createChatDomain, usedByChats } from './domains/chat/index.ts'
import { type CommissionDomain, createCommissionDomain } from './domains/commission/index.ts'
import {
  type CrowdfundingDomain,
  createCrowdfundingDomain,
  createCrowdfundingSale,
} from './domains/crowdfunding/index.ts'
import { createDramaDomain, type DramaDomain } from './domains/drama/index.ts'
import { createEmojiDomain, type EmojiDomain } from './domains/emoji/index.ts'
import { createFriendsDomain, type FriendsDomain } from './domains/friends/index.ts'
import { createGroupsDomain, type GroupsDomain, usedByGroups } from './domains/groups/index.ts'
import { createLedgerDomain, type LedgerDomain } from './domains/ledger/index.ts'
import { createMallDomain, type MallDomain } from './domains/mall/index.ts'
import { createMediaDomain, type MediaDomain } from './domains/media/index.ts'
import { createMembershipDomain, createVipSale, type MembershipDomain } from './domains/membership/index.ts'
import { createNewsDomain, type NewsDomain } from './domains/news/index.ts'
import { createNoticesDomain, type NoticesDomain } from './domains/notices/index.ts'
import { createOperatorDomain, type OperatorDomain } from './domains/operators/index.ts'
import { createPaymentsDomain, type PaymentsDomain, usedByPayments } from './domains/payments/index.ts'
import { createPushDomain, type PushDomain } from './domains/push/index.ts'
import { createReportsDomain, type ReportsDomain, usedByReports } from './domains/reports/index.ts'
import { createRewardsDomain, type RewardsDomain } from './domains/rewards/index.ts'
import { createSessionDomain, type SessionDomain } from './domains/session/index.ts'
import { createStarPlanDomain, createStarSale, type StarPlanDomain } from './domains/star-plans/index.ts'
import { createStarsDomain, type StarsDomain, usedByStars } from './domains/stars/index.ts'
import { createStickersDomain, type StickersDomain } from './domains/stickers/index.ts'
import { createSupportDomain, type SupportDomain } from './domains/support/index.ts'
import { createSyncDomain, type SyncDomain } from './domains/sync/index.ts'
import { createTeamsDomain, type TeamsDomain } from './domains/teams/index.ts'
import { createTranslationDomain, type TranslationDomain } from './domains/translation/index.ts'
import { createUploadsDomain, type UploadsDomain } from './domains/uploads/index.ts'
import { createWalletDomain, usedByWallet, type WalletDomain } from './domains/wallet/index.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Authentication } from './platform/http/callers.ts'
import { RecentCallers } from './platform/http/recent-callers.ts'
import { Gateway } from './platform/realtime/gateway.ts'
import { socketAnswers } from './socket-answers.ts'

/** Every domain that keeps keys or addresses of members' files. One that is missing here loses its files. */
const usedBy = [usedByAccounts, usedByGroups, usedByChats, usedByReports, usedByWallet, usedByPayments, usedByStars]

/**
 * The domains of one process, joined; nothing else knows them all. They are made in the order they start. Each is handed this object, keeps
 * it, and reads the neighbours it names in its `needs.ts` when a call arrives: by then all are there. What a factory reads of it at once has
 * to stand above it here.
 */
export class Domains {
  readonly session: SessionDomain
  readonly account: AccountDomain
  readonly friends: FriendsDomain
  readonly groups: GroupsDomain
  readonly chat: ChatDomain
  readonly support: SupportDomain
  readonly sync: SyncDomain
  readonly media: MediaDomain
  readonly uploads: UploadsDomain
  readonly reports: ReportsDomain
  readonly emoji: EmojiDomain
  readonly stickers: StickersDomain
  readonly notices: NoticesDomain
  readonly news: NewsDomain
  readonly translation: TranslationDomain
  readonly push: PushDomain
  readonly drama: DramaDomain
  readonly ledger: LedgerDomain
  readonly wallet: WalletDomain
  readonly payments: PaymentsDomain
  readonly membership: MembershipDomain
  readonly rewards: RewardsDomain
  readonly mall: MallDomain
  readonly commission: CommissionDomain
  readonly starPlans: StarPlanDomain
  readonly stars: StarsDomain
  readonly teams: TeamsDomain
  readonly crowdfunding: CrowdfundingDomain
  readonly business: BusinessDomain
  readonly operators: OperatorDomain
  readonly gateway: Gateway
  /** Members who called within the last minute. */
  readonly callers: RecentCallers
  readonly authentication: Authentication
  /** In the order they start; they stop in the opposite one. */
  readonly all: readonly Domain[]

  constructor(context: ServerContext) {
    const all: Domain[] = []
    const add = <Made extends Domain>(domain: Made): Made => {
      all.push(domain)
      return domain
    }
    this.session = add(createSessionDomain(context, this))
    this.account = add(createAccountDomain(context, this))
    this.friends = add(createFriendsDomain(context, this))
    this.groups = add(createGroupsDomain(context, this))
    this.chat = add(createChatDomain(context, this))
    this.support = add(createSupportDomain(context, this))
    this.sync = add(createSyncDomain(context, this))
    this.media = add(createMediaDomain(context, this))
    this.uploads = add(createUploadsDomain(context, this, usedBy))
    this.reports = add(createReportsDomain(context, this))
    this.emoji = add(createEmojiDomain(context))
    this.stickers = add(createStickersDomain(context))
    this.notices = add(createNoticesDomain(context, this))
    this.news = add(createNewsDomain(context))
    this.translation = add(createTranslationDomain(context, this))
    this.push = add(createPushDomain(context, this))
    this.drama = add(createDramaDomain(context, this))
    this.ledger = add(createLedgerDomain(context, this))
    this.wallet = add(createWalletDomain(context, this))
    this.payments = add(
      createPaymentsDomain(context, this, {
        vip: createVipSale(context, this),
        star: createStarSale(context),
        crowdfunding: createCrowdfundingSale(context),
      }),
    )
    this.membership = add(createMembershipDomain(context, this))
    this.rewards = add(createRewardsDomain(context, this))
    this.mall = add(createMallDomain(context, this))
    this.stars = add(createStarsDomain(context, this))
    this.teams = add(createTeamsDomain(context, this))
    this.commission = add(createCommissionDomain(context, this))
    this.starPlans = add(createStarPlanDomain(this))
    this.crowdfunding = add(createCrowdfundingDomain(context, this))
    this.business = add(createBusinessDomain(context))
    this.gateway = new Gateway(context, socketAnswers(context, this))
    this.gateway.presence.onChange((change) => this.friends.presenceChanged(change))
    this.operators = add(createOperatorDomain(context, this))
    this.callers = new RecentCallers(context.bus, context.clock)
    this.authentication = {
      member: async (token) => {
        const caller = await this.session.member(token)
        this.callers.note(caller.userId)
        return caller
      },
      operator: this.operators.operator,
    }
    this.all = [...all, createHousekeeping(context), { calls: [], stop: () => this.callers.close() }]
  }
}
