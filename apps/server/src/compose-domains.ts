import type { ServerContext } from './context.ts'
import type { Domain } from './domain.ts'
import {
  type AccountDomain,
  countInvited,
  createAccountDomain,
  findLanguageOf,
  findLanguagesOf,
  findUsers,
  getAccount,
  isCertified,
  usedByAccounts,
} from './domains/account/index.ts'
import { type ChatDomain, createChatDomain, usedByChats } from './domains/chat/index.ts'
import { countCollections, createDramaDomain, type DramaDomain } from './domains/drama/index.ts'
import { createEmojiDomain, type EmojiDomain } from './domains/emoji/index.ts'
import { createFriendsDomain, type FriendsDomain } from './domains/friends/index.ts'
import { createGroupsDomain, type GroupsDomain, usedByGroups } from './domains/groups/index.ts'
import { createMediaDomain, type MediaDomain } from './domains/media/index.ts'
import {
  createMembershipDomain,
  createVipSale,
  findMembershipFacts,
  giveMembership,
  type MembershipDomain,
  membershipEndMs,
  membershipsOf,
} from './domains/membership/index.ts'
import { createNewsDomain, type NewsDomain } from './domains/news/index.ts'
import { createNoticesDomain, type NoticesDomain } from './domains/notices/index.ts'
import { createOperatorDomain, type OperatorDomain, standingOf } from './domains/operators/index.ts'
import { createPushDomain, type PushDomain } from './domains/push/index.ts'
import { createReportsDomain, type ReportsDomain, usedByReports } from './domains/reports/index.ts'
import { createSessionDomain, type SessionDomain } from './domains/session/index.ts'
import { createSyncDomain, type SyncDomain } from './domains/sync/index.ts'
import { createTranslationDomain, type TranslationDomain } from './domains/translation/index.ts'
import { createUploadsDomain, findPicture, holdFiles, ownsFiles, type UploadsDomain } from './domains/uploads/index.ts'
import { createWalletDomain, usedByWallet, type WalletDomain } from './domains/wallet/index.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Authentication } from './platform/callers.ts'
import { createGateway, type Gateway } from './platform/gateway.ts'
import { RecentCallers } from './platform/recent-callers.ts'
import { socketAnswers } from './socket-answers.ts'

/**
 * The domains of one process, joined; nothing else knows them all. Each is handed this object, takes of it the neighbours it names in its
 * `needs.ts`, and looks them up when a call arrives: by then all are there.
 */
export class Domains {
  readonly session: SessionDomain
  readonly account: AccountDomain
  readonly friends: FriendsDomain
  readonly groups: GroupsDomain
  readonly chat: ChatDomain
  readonly sync: SyncDomain
  readonly media: MediaDomain
  readonly uploads: UploadsDomain
  readonly reports: ReportsDomain
  readonly emoji: EmojiDomain
  readonly notices: NoticesDomain
  readonly news: NewsDomain
  readonly translation: TranslationDomain
  readonly push: PushDomain
  readonly drama: DramaDomain
  readonly wallet: WalletDomain
  readonly membership: MembershipDomain
  readonly operators: OperatorDomain
  readonly gateway: Gateway
  readonly callers: RecentCallers
  readonly authentication: Authentication
  /** In the order they start; they stop in the opposite one. */
  readonly all: readonly Domain[]

  constructor(context: ServerContext) {
    this.account = createAccountDomain(context, this)
    this.notices = createNoticesDomain(context, this)
    this.news = createNewsDomain(context)
    this.session = createSessionDomain(context, this)
    this.translation = createTranslationDomain(context, this)
    this.chat = createChatDomain(context, this)
    this.friends = createFriendsDomain(context, this)
    this.groups = createGroupsDomain(context, this)
    this.sync = createSyncDomain(context, this)
    this.media = createMediaDomain(context, this)
    this.uploads = createUploadsDomain(context, this, [
      usedByAccounts,
      usedByGroups,
      usedByChats,
      usedByReports,
      usedByWallet,
    ])
    this.reports = createReportsDomain(context, this)
    this.emoji = createEmojiDomain(context)
    this.push = createPushDomain(context, this)
    this.wallet = createWalletDomain(context, {
      sales: { vip: createVipSale(context, this.media) },
      personStanding: (db, operatorId) => standingOf(context, db, operatorId),
      quoteEpisodes: (db, question) => this.drama.quoteEpisodes(db, question),
      giveMembership: giveMembership(context),
      codes: this.account.codes,
      protection: this.account.protection,
      isProvenSession: this.session.isProvenSession,
      // Star packages: nobody has any before their domain is there.
      factsOf: async (db, userId) => ({
        ...(await findMembershipFacts(db, userId, context.clock())),
        star: null,
        notice_unread: await this.notices.countUnread(db, userId),
        counts: await countCollections(db, userId),
      }),
      isFriend: async (db, userId, otherId) => (await this.friends.relationOf(db, userId, otherId)).isFriend,
      postTransferCard: (tx, card) => this.chat.postTransferCard(tx, card),
      platform: () => this.session.platform(),
      findLanguageOf,
      findLanguagesOf,
      findProfiles: findUsers,
      ownsFiles,
      holdFiles,
      findPicture,
      isCertified,
      writeNotice: this.notices.write,
    })
    this.drama = createDramaDomain(context, this)
    this.membership = createMembershipDomain(context, this)
    this.operators = createOperatorDomain(context, {
      ...this,
      isOnline: (userId) => this.gateway.presence.isOnline(userId),
    })
    this.gateway = createGateway(context, socketAnswers(context, this))
    this.gateway.presence.onChange((change) => this.friends.presenceChanged(change))
    this.callers = new RecentCallers(context.bus, context.clock)
    this.authentication = {
      member: async (token) => {
        const caller = await this.session.member(token)
        this.callers.note(caller.userId)
        return caller
      },
      operator: this.operators.operator,
    }
    this.all = [
      this.session,
      this.account,
      this.friends,
      this.groups,
      this.chat,
      this.sync,
      this.media,
      this.uploads,
      this.reports,
      this.emoji,
      this.notices,
      this.news,
      this.translation,
      this.push,
      this.drama,
      this.wallet,
      this.membership,
      this.operators,
      createHousekeeping(context),
      { calls: [], stop: () => this.callers.close() },
    ]
  }
}
