import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { ServerContext } from './context.ts'
import type { Domain } from './domain.ts'
import {
  type AccountDomain,
  countInvited,
  createAccountDomain,
  findLanguageOf,
  findLanguagesOf,
  findUserId,
  findUsers,
  getAccount,
  isCertified,
  usedByAccounts,
} from './domains/account/index.ts'
import { type ChatDomain, clearSide, createChatDomain, findMutedPeers, usedByChats } from './domains/chat/index.ts'
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
import { createSessionDomain, isProvenSession, type SessionDomain, updatePushToken } from './domains/session/index.ts'
import { createSyncDomain, type SyncDomain } from './domains/sync/index.ts'
import {
  createTranslationDomain,
  type TranslationDomain,
  translateText,
  withTranslations,
} from './domains/translation/index.ts'
import {
  createUploadsDomain,
  findPicture,
  holdFiles,
  ownsFiles,
  ownsPictures,
  type UploadsDomain,
} from './domains/uploads/index.ts'
import {
  createWalletDomain,
  hasPaymentPassword,
  holdsValue,
  judgePaymentPassword,
  readWalletSettings,
  restorePaymentPassword,
  usedByWallet,
  type WalletDomain,
} from './domains/wallet/index.ts'
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
    this.account = createAccountDomain(context, {
      platform: () => this.session.platform(),
      endOtherSessions: (tx, accountId, keptSessionId) =>
        this.session.sessions.endAll(tx, accountId, keptSessionId, 'password'),
      setPushToken: async (db, sessionId, token) => {
        await updatePushToken(db, sessionId, token)
      },
      isProvenSession,
      holdsValue,
      hasPaymentPassword,
      judgePaymentPassword: (caller, digits) =>
        judgePaymentPassword(caller, { writeNotice: this.notices.write }, digits),
      restorePaymentPassword: (tx, userId, hash) => restorePaymentPassword(context, tx, userId, hash),
      coolingHours: async (db) => (await readWalletSettings(db)).settings.cooling_hours,
      relationOf: (db, userId, otherId) => this.friends.relationOf(db, userId, otherId),
      countPendingRequests: (db, userId) => this.friends.countPendingRequests(db, userId),
      profileChanged: async (tx, userId) => {
        await this.friends.profileChanged(tx, userId)
        await this.groups.profileChanged(tx, userId)
      },
      findAvatar: (db, userId, key) => this.uploads.findAvatar(db, userId, key),
      ownsPictures,
      holdFiles,
      changeChat: (tx, userId, change) => this.chat.changeChat(tx, userId, change),
      writeNotice: (tx, notice) => this.notices.write(tx, notice),
    })
    this.notices = createNoticesDomain(context, this)
    this.news = createNewsDomain(context)
    this.session = createSessionDomain(context, this)
    this.translation = createTranslationDomain(context, this)
    this.chat = createChatDomain(context, {
      findProfiles: findUsers,
      findRemarks: (db, userId, friendIds) => this.friends.findRemarks(db, userId, friendIds),
      ownsFiles,
      holdFiles,
      withdrawSeconds: async () => (await this.session.platform()).withdraw_seconds,
      translateText: translateText(this.translation.translator),
      withTranslations,
      messageShown: (message) => {
        this.push.notifyMessage(message)
        if (message.kind === 'private') this.translation.afterStored(message)
      },
    })
    this.friends = createFriendsDomain(context, {
      findProfiles: findUsers,
      findUserId,
      friendPrivacy: (db, userId) => this.account.friendPrivacy(db, userId),
      isOnline: (userId) => this.gateway.presence.isOnline(userId),
      findMutedPeers,
      findShowingOnline: (db, ids) => this.account.findShowingOnline(db, ids),
      setReach: (tx, userId, peerId, reach) => this.chat.setReach(tx, userId, peerId, reach),
      clearConversation: (tx, userId, peerId) => clearSide(tx, { userId, peerId, nowMs: context.clock() }),
      memberIdsAmong: (db, groupId, userId, ids) => this.groups.memberIdsAmong(db, groupId, userId, ids),
      mayAddFriend: (db, groupId, userId, otherId) => this.groups.mayAddFriend(db, groupId, userId, otherId),
      supportInfo: async () => {
        const { service_url: link, service_hours: workTime } = await this.session.platform()
        return { link, workTime }
      },
      postFriendsNotice: (tx, userId, peerId, language) =>
        this.chat.postNotice(tx, { action: 'friends', userId, peerId, text: messageText(language, 'friendsNotice') }),
    })
    this.groups = createGroupsDomain(context, {
      findProfiles: findUsers,
      isOnline: (userId) => this.gateway.presence.isOnline(userId),
      findShowingOnline: (db, ids) => this.account.findShowingOnline(db, ids),
      findAvatar: (db, userId, key) => this.uploads.findAvatar(db, userId, key),
      listApart: (db, ids, otherIds) => this.friends.listApart(db, ids, otherIds),
      findApart: async (db, userId, ids) =>
        new Set((await this.friends.listApart(db, [userId], ids)).map(({ other_id }) => other_id)),
      postGroupNotice: (tx, notice) => this.chat.postGroupNotice(tx, notice),
      eraseMessagesOf: (tx, group, userIds, operatorId) => this.chat.eraseMessagesOf(tx, group, userIds, operatorId),
    })
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
      isProvenSession,
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
    this.drama = createDramaDomain(context, {
      media: this.media,
      ledger: this.wallet.ledger,
      coupons: this.wallet.coupons,
      writeNotice: (tx, notice) => this.notices.write(tx, notice),
      membershipsOf,
      membershipEndMs,
      platform: () => this.session.platform(),
      goldBalance: (db, userId) => this.wallet.ledger.balance(db, userId, 'gold'),
      userCodeOf: async (db, userId) => (await getAccount(db, userId)).user_code,
      onlineMembers: () => new Set([...this.gateway.presence.users(), ...this.callers.list()]),
      countInvited,
    })
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
