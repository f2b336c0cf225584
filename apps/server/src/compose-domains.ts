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
import {
  type ChatDomain,
  clearSide,
  createChatDomain,
  findMutedPeers,
  unreadTotals,
  usedByChats,
} from './domains/chat/index.ts'
import { countCollections, createDramaDomain, type DramaDomain } from './domains/drama/index.ts'
import { createEmojiDomain, type EmojiDomain } from './domains/emoji/index.ts'
import { createFriendsDomain, type FriendsDomain } from './domains/friends/index.ts'
import { createGroupsDomain, findGroup, type GroupsDomain, usedByGroups } from './domains/groups/index.ts'
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
  readPublicProof,
  readWalletSettings,
  restorePaymentPassword,
  usedByWallet,
  type WalletDomain,
} from './domains/wallet/index.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Authentication } from './platform/callers.ts'
import { createGateway, type Gateway } from './platform/gateway.ts'
import { RecentCallers } from './platform/recent-callers.ts'

/** The domains of one process, joined; nothing else knows them all. */
export interface Domains {
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
  readonly authentication: Authentication
  /** In the order they start; they stop in the opposite one. */
  readonly all: readonly Domain[]
}

/** Joins the domains. Each gets what it needs of the others as functions, so that none imports another's inside. */
export function composeDomains(context: ServerContext): Domains {
  const callers = new RecentCallers(context.bus, context.clock)
  const account = createAccountDomain(context, {
    platform: () => session.platform(),
    endOtherSessions: (tx, accountId, keptSessionId) =>
      session.sessions.endAll(tx, accountId, keptSessionId, 'password'),
    setPushToken: async (db, sessionId, token) => {
      await updatePushToken(db, sessionId, token)
    },
    isProvenSession,
    holdsValue,
    hasPaymentPassword,
    judgePaymentPassword: (caller, digits) => judgePaymentPassword(caller, { writeNotice: notices.write }, digits),
    restorePaymentPassword: (tx, userId, hash) => restorePaymentPassword(context, tx, userId, hash),
    coolingHours: async (db) => (await readWalletSettings(db)).settings.cooling_hours,
    relationOf: (db, userId, otherId) => friends.relationOf(db, userId, otherId),
    countPendingRequests: (db, userId) => friends.countPendingRequests(db, userId),
    async profileChanged(tx, userId) {
      await friends.profileChanged(tx, userId)
      await groups.profileChanged(tx, userId)
    },
    findAvatar: (db, userId, key) => uploads.findAvatar(db, userId, key),
    ownsPictures,
    holdFiles,
    changeChat: (tx, userId, change) => chat.changeChat(tx, userId, change),
    writeNotice: (tx, notice) => notices.write(tx, notice),
  })
  const notices: NoticesDomain = createNoticesDomain(context, {
    platform: () => session.platform(),
    findLanguageOf,
    pushNotice: (notice) => push.notifyNotice(notice),
    pushAnnouncement: (tx, noticeId) => push.announce(tx, noticeId),
  })
  const news = createNewsDomain(context)
  const session: SessionDomain = createSessionDomain(context, {
    codes: account.codes,
    authenticators: account.authenticators,
    protection: account.protection,
    ledgerProof: readPublicProof,
    countOnline: () => gateway.presence.count(),
    accountCreated: (tx, { id }) => groups.accountCreated(tx, id),
  })
  const translation = createTranslationDomain(context, { platform: () => session.platform() })
  const chat: ChatDomain = createChatDomain(context, {
    findProfiles: findUsers,
    findRemarks: (db, userId, friendIds) => friends.findRemarks(db, userId, friendIds),
    ownsFiles,
    holdFiles,
    withdrawSeconds: async () => (await session.platform()).withdraw_seconds,
    translateText: translateText(translation.translator),
    withTranslations,
    messageShown(message) {
      push.notifyMessage(message)
      if (message.kind === 'private') translation.afterStored(message)
    },
  })
  const friends: FriendsDomain = createFriendsDomain(context, {
    findProfiles: findUsers,
    findUserId,
    friendPrivacy: (db, userId) => account.friendPrivacy(db, userId),
    isOnline: (userId) => gateway.presence.isOnline(userId),
    findMutedPeers,
    findShowingOnline: (db, ids) => account.findShowingOnline(db, ids),
    setReach: (tx, userId, peerId, reach) => chat.setReach(tx, userId, peerId, reach),
    clearConversation: (tx, userId, peerId) => clearSide(tx, { userId, peerId, nowMs: context.clock() }),
    memberIdsAmong: (db, groupId, userId, ids) => groups.memberIdsAmong(db, groupId, userId, ids),
    mayAddFriend: (db, groupId, userId, otherId) => groups.mayAddFriend(db, groupId, userId, otherId),
    async supportInfo() {
      const { service_url: link, service_hours: workTime } = await session.platform()
      return { link, workTime }
    },
    postFriendsNotice: (tx, userId, peerId, language) =>
      chat.postNotice(tx, { action: 'friends', userId, peerId, text: messageText(language, 'friendsNotice') }),
  })
  const groups = createGroupsDomain(context, {
    findProfiles: findUsers,
    isOnline: (userId) => gateway.presence.isOnline(userId),
    findShowingOnline: (db, ids) => account.findShowingOnline(db, ids),
    findAvatar: (db, userId, key) => uploads.findAvatar(db, userId, key),
    listApart: (db, ids, otherIds) => friends.listApart(db, ids, otherIds),
    findApart: async (db, userId, ids) =>
      new Set((await friends.listApart(db, [userId], ids)).map(({ other_id }) => other_id)),
    postGroupNotice: (tx, notice) => chat.postGroupNotice(tx, notice),
    eraseMessagesOf: (tx, group, userIds, operatorId) => chat.eraseMessagesOf(tx, group, userIds, operatorId),
  })
  const sync = createSyncDomain(context, chat)
  const media = createMediaDomain(context, {
    isSessionLive: (caller) => session.isLive(caller),
    platform: () => session.platform(),
  })
  const uploads: UploadsDomain = createUploadsDomain(context, {
    videoTools: () => media.toolsForMembers(),
    mayView: (db, userId, keys) => chat.viewableKeys(db, userId, keys),
    usedBy: [usedByAccounts, usedByGroups, usedByChats, usedByReports, usedByWallet],
  })
  const reports = createReportsDomain(context, {
    findProfiles: findUsers,
    findGroup,
    findReadable: (db, userId, messageId) => chat.findReadable(db, userId, messageId),
    ownsFiles,
    holdFiles,
    notify: (tx, notice) => notices.notify(tx, notice),
  })
  const emoji = createEmojiDomain(context)
  const push: PushDomain = createPushDomain(context, {
    isOnline: (userId) => gateway.presence.isOnline(userId),
    unreadTotals,
    noticeWords: (db, ids) => notices.wordsOf(db, ids),
  })
  const wallet = createWalletDomain(context, {
    sales: { vip: createVipSale(context, media) },
    personStanding: (db, operatorId) => standingOf(context, db, operatorId),
    quoteEpisodes: (db, question) => drama.quoteEpisodes(db, question),
    giveMembership: giveMembership(context),
    codes: account.codes,
    protection: account.protection,
    isProvenSession,
    // Star packages: nobody has any before their domain is there.
    factsOf: async (db, userId) => ({
      ...(await findMembershipFacts(db, userId, context.clock())),
      star: null,
      notice_unread: await notices.countUnread(db, userId),
      counts: await countCollections(db, userId),
    }),
    isFriend: async (db, userId, otherId) => (await friends.relationOf(db, userId, otherId)).isFriend,
    postTransferCard: (tx, card) => chat.postTransferCard(tx, card),
    platform: () => session.platform(),
    findLanguageOf,
    findLanguagesOf,
    findProfiles: findUsers,
    ownsFiles,
    holdFiles,
    findPicture,
    isCertified,
    writeNotice: notices.write,
  })
  const drama: DramaDomain = createDramaDomain(context, {
    media,
    ledger: wallet.ledger,
    coupons: wallet.coupons,
    writeNotice: (tx, notice) => notices.write(tx, notice),
    membershipsOf,
    membershipEndMs,
    platform: () => session.platform(),
    goldBalance: (db, userId) => wallet.ledger.balance(db, userId, 'gold'),
    userCodeOf: async (db, userId) => (await getAccount(db, userId)).user_code,
    onlineMembers: () => new Set([...gateway.presence.users(), ...callers.list()]),
    countInvited,
  })
  const membership = createMembershipDomain(context, { wallet, media })
  const operators = createOperatorDomain(context, {
    drama,
    media,
    account,
    session,
    friends,
    groups,
    chat,
    reports,
    emoji,
    notices,
    news,
    wallet,
    membership,
    isOnline: (userId) => gateway.presence.isOnline(userId),
  })
  const gateway: Gateway = createGateway(context, {
    ...chat.memberships,
    authenticate: (token) => session.member(token),
    epoch: () => sync.epoch(),
    heads: (userId, question) => sync.heads(userId, question),
    pull: (userId, question) => sync.pull(userId, question),
    watchGroup: (watcher, groupId, isOn) => groups.watch(watcher, groupId, isOn),
    logout: (caller) => session.sessions.end(context.db, caller.sessionId, 'logout'),
    endedAmong: (sessionIds) => session.sessions.endedAmong(sessionIds),
  })
  gateway.presence.onChange((change) => friends.presenceChanged(change))
  // In the order they start.
  const domains = {
    session,
    account,
    friends,
    groups,
    chat,
    sync,
    media,
    uploads,
    reports,
    emoji,
    notices,
    news,
    translation,
    push,
    drama,
    wallet,
    membership,
    operators,
  }
  return {
    ...domains,
    gateway,
    authentication: {
      async member(token) {
        const caller = await session.member(token)
        callers.note(caller.userId)
        return caller
      },
      operator: operators.operator,
    },
    all: [...Object.values(domains), createHousekeeping(context), { calls: [], stop: () => callers.close() }],
  }
}
