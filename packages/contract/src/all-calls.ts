import { accountCalls } from './account/calls.ts'
import { inviterCalls } from './account/inviter-calls.ts'
import { accountOperatorCalls } from './account/operator-calls.ts'
import { coolingOffOperatorCalls } from './account/operator-cooling-off-calls.ts'
import { memberOperatorCalls } from './account/operator-member-calls.ts'
import { realNameOperatorCalls } from './account/operator-real-name-calls.ts'
import { realNameCalls } from './account/real-name-calls.ts'
import { businessOperatorCalls } from './business/operator-calls.ts'
import { chatCalls } from './chat/calls.ts'
import { chatOperatorCalls } from './chat/operator-calls.ts'
import { commissionCalls } from './commission/calls.ts'
import { commissionOperatorCalls } from './commission/operator-calls.ts'
import { couponCalls } from './coupons/coupon-calls.ts'
import { codeOperatorCalls } from './coupons/operator-code-calls.ts'
import { couponOperatorCalls } from './coupons/operator-coupon-calls.ts'
import { crowdOrderOperatorCalls } from './crowdfunding/operator-order-calls.ts'
import { poolOperatorCalls } from './crowdfunding/operator-pool-calls.ts'
import { projectOperatorCalls } from './crowdfunding/operator-project-calls.ts'
import { crowdOrderCalls } from './crowdfunding/order-calls.ts'
import { projectCalls } from './crowdfunding/project-calls.ts'
import { dramaCalls } from './drama/calls.ts'
import { collectionCalls } from './drama/collection-calls.ts'
import { discoverCalls } from './drama/discover-calls.ts'
import { offlineCalls } from './drama/offline-calls.ts'
import { bannerOperatorCalls } from './drama/operator-banner-calls.ts'
import { dramaOperatorCalls } from './drama/operator-calls.ts'
import { discoverOperatorCalls } from './drama/operator-discover-calls.ts'
import { episodeOperatorCalls } from './drama/operator-episode-calls.ts'
import { playOperatorCalls } from './drama/operator-play-calls.ts'
import { shareOperatorCalls } from './drama/operator-share-calls.ts'
import { unlockOperatorCalls } from './drama/operator-unlock-calls.ts'
import { shareCalls } from './drama/share-calls.ts'
import { unlockCalls } from './drama/unlock-calls.ts'
import { watchTaskCalls } from './drama/watch-task-calls.ts'
import { emojiCalls } from './emoji/calls.ts'
import { emojiOperatorCalls } from './emoji/operator-calls.ts'
import { blacklistCalls } from './friends/blacklist-calls.ts'
import { friendsCalls } from './friends/calls.ts'
import { contactCalls } from './friends/contact-calls.ts'
import { friendGroupCalls } from './friends/friend-group-calls.ts'
import { friendsOperatorCalls } from './friends/operator-calls.ts'
import { groupsCalls } from './groups/calls.ts'
import { groupsOperatorCalls } from './groups/operator-calls.ts'
import { ledgerOperatorCalls } from './ledger/operator-ledger-calls.ts'
import { addressCalls } from './mall/address-calls.ts'
import { goodsCalls } from './mall/goods-calls.ts'
import { goodsOperatorCalls } from './mall/operator-goods-calls.ts'
import { mallOrderOperatorCalls } from './mall/operator-order-calls.ts'
import { mallOrderCalls } from './mall/order-calls.ts'
import { mediaOperatorCalls } from './media/operator-calls.ts'
import { membershipCalls } from './membership/calls.ts'
import { membershipOperatorCalls } from './membership/operator-calls.ts'
import { newsCalls } from './news/calls.ts'
import { newsOperatorCalls } from './news/operator-calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { noticesOperatorCalls } from './notices/operator-calls.ts'
import { listCalls } from './operators/list-calls.ts'
import { staffCalls } from './operators/staff-calls.ts'
import { waitingCalls } from './operators/waiting-calls.ts'
import { channelOperatorCalls } from './payments/operator-channel-calls.ts'
import { financeOperatorCalls } from './payments/operator-finance-calls.ts'
import { orderOperatorCalls } from './payments/operator-order-calls.ts'
import { paymentOperatorCalls } from './payments/operator-payment-calls.ts'
import { purchaseOperatorCalls } from './payments/operator-purchase-calls.ts'
import { orderCalls } from './payments/order-calls.ts'
import { rechargeCalls } from './payments/recharge-calls.ts'
import { pushCalls } from './push/calls.ts'
import { reportsCalls } from './reports/calls.ts'
import { reportsOperatorCalls } from './reports/operator-calls.ts'
import { activityCalls } from './rewards/activity-calls.ts'
import { activityOperatorCalls } from './rewards/operator-activity-calls.ts'
import { costOperatorCalls } from './rewards/operator-cost-calls.ts'
import { signInOperatorCalls } from './rewards/operator-sign-in-calls.ts'
import { taskOperatorCalls } from './rewards/operator-task-calls.ts'
import { wheelOperatorCalls } from './rewards/operator-wheel-calls.ts'
import { rewardRecordCalls } from './rewards/record-calls.ts'
import { signInCalls } from './rewards/sign-in-calls.ts'
import { wheelCalls } from './rewards/wheel-calls.ts'
import { sessionCalls } from './session/calls.ts'
import { sessionOperatorCalls } from './session/operator-calls.ts'
import { textOperatorCalls } from './session/operator-text-calls.ts'
import { starPlanCalls } from './star-plans/calls.ts'
import { starPlanOperatorCalls } from './star-plans/operator-calls.ts'
import { starCalls } from './stars/calls.ts'
import { starPostOperatorCalls } from './stars/operator-post-calls.ts'
import { starOperatorCalls } from './stars/operator-star-calls.ts'
import { starPostCalls } from './stars/post-calls.ts'
import { stickerCalls } from './stickers/calls.ts'
import { stickerOperatorCalls } from './stickers/operator-calls.ts'
import { supportCalls } from './support/calls.ts'
import { caseOperatorCalls } from './support/operator-case-calls.ts'
import { supportOperatorCalls } from './support/operator-support-calls.ts'
import { syncCalls } from './sync/calls.ts'
import { agentCalls } from './teams/agent-calls.ts'
import { teamCalls } from './teams/calls.ts'
import { agentOperatorCalls } from './teams/operator-agent-calls.ts'
import { teamOperatorCalls } from './teams/operator-team-calls.ts'
import { uploadsCalls } from './uploads/calls.ts'
import { conversionCalls } from './wallet/conversion-calls.ts'
import { conversionOperatorCalls } from './wallet/operator-conversion-calls.ts'
import { withdrawalOperatorCalls } from './wallet/operator-withdrawal-calls.ts'
import { overviewCalls } from './wallet/overview-calls.ts'
import { passkeyCalls } from './wallet/passkey-calls.ts'
import { paymentPasswordCalls } from './wallet/payment-password-calls.ts'
import { transferCalls } from './wallet/transfer-calls.ts'
import { treasureCalls } from './wallet/treasure-calls.ts'
import { withdrawalCalls } from './wallet/withdrawal-calls.ts'

/** Every table of members' calls, by domain. */
export const memberCalls = {
  session: sessionCalls,
  account: accountCalls,
  inviter: inviterCalls,
  realName: realNameCalls,
  friends: friendsCalls,
  contacts: contactCalls,
  blacklist: blacklistCalls,
  friendGroups: friendGroupCalls,
  groups: groupsCalls,
  chat: chatCalls,
  support: supportCalls,
  sync: syncCalls,
  notices: noticeCalls,
  news: newsCalls,
  push: pushCalls,
  uploads: uploadsCalls,
  reports: reportsCalls,
  emoji: emojiCalls,
  stickers: stickerCalls,
  drama: dramaCalls,
  discover: discoverCalls,
  collection: collectionCalls,
  offline: offlineCalls,
  watchTasks: watchTaskCalls,
  share: shareCalls,
  unlock: unlockCalls,
  membership: membershipCalls,
  passkeys: passkeyCalls,
  paymentPassword: paymentPasswordCalls,
  coupons: couponCalls,
  transfer: transferCalls,
  conversion: conversionCalls,
  treasure: treasureCalls,
  overview: overviewCalls,
  withdrawal: withdrawalCalls,
  recharge: rechargeCalls,
  orders: orderCalls,
  signIn: signInCalls,
  activities: activityCalls,
  rewardRecords: rewardRecordCalls,
  wheel: wheelCalls,
  goods: goodsCalls,
  addresses: addressCalls,
  mallOrders: mallOrderCalls,
  teams: teamCalls,
  agents: agentCalls,
  crowdfunding: projectCalls,
  crowdfundingOrders: crowdOrderCalls,
  commission: commissionCalls,
  starPlans: starPlanCalls,
  stars: starCalls,
  starPosts: starPostCalls,
} as const

/** Every table of operators' calls, by the names the published document has for them; none takes a member's token (R-23). */
export const operatorCalls = {
  staff: { ...staffCalls, ...listCalls },
  platform: { ...waitingCalls, ...sessionOperatorCalls, ...accountOperatorCalls, ...textOperatorCalls },
  members: { ...memberOperatorCalls, ...purchaseOperatorCalls },
  publishing: { ...dramaOperatorCalls, ...episodeOperatorCalls, ...bannerOperatorCalls },
  media: mediaOperatorCalls,
  plays: playOperatorCalls,
  discover: discoverOperatorCalls,
  sharing: shareOperatorCalls,
  refunds: unlockOperatorCalls,
  reports: reportsOperatorCalls,
  groups: { ...groupsOperatorCalls, ...chatOperatorCalls },
  emoji: emojiOperatorCalls,
  stickers: stickerOperatorCalls,
  notices: { ...noticesOperatorCalls, ...newsOperatorCalls },
  support: { ...friendsOperatorCalls, ...caseOperatorCalls, ...supportOperatorCalls },
  withdrawals: withdrawalOperatorCalls,
  realNames: realNameOperatorCalls,
  benefits: { ...couponOperatorCalls, ...codeOperatorCalls },
  ledger: ledgerOperatorCalls,
  conversions: conversionOperatorCalls,
  payments: paymentOperatorCalls,
  channels: channelOperatorCalls,
  memberships: { ...membershipOperatorCalls, ...orderOperatorCalls },
  business: businessOperatorCalls,
  finance: financeOperatorCalls,
  coolingOffs: coolingOffOperatorCalls,
  teams: { ...agentOperatorCalls, ...teamOperatorCalls },
  stars: { ...starOperatorCalls, ...starPostOperatorCalls },
  crowdfunding: { ...projectOperatorCalls, ...crowdOrderOperatorCalls, ...poolOperatorCalls },
  commission: { ...commissionOperatorCalls, ...starPlanOperatorCalls },
  mall: { ...goodsOperatorCalls, ...mallOrderOperatorCalls },
  rewards: {
    ...signInOperatorCalls,
    ...activityOperatorCalls,
    ...taskOperatorCalls,
    ...costOperatorCalls,
    ...wheelOperatorCalls,
  },
} as const
