import { accountCalls } from './account/calls.ts'
import { inviterCalls } from './account/inviter-calls.ts'
import { realNameCalls } from './account/real-name-calls.ts'
import { chatCalls } from './chat/calls.ts'
import { dramaCalls } from './drama/calls.ts'
import { collectionCalls } from './drama/collection-calls.ts'
import { discoverCalls } from './drama/discover-calls.ts'
import { shareCalls } from './drama/share-calls.ts'
import { unlockCalls } from './drama/unlock-calls.ts'
import { emojiCalls } from './emoji/calls.ts'
import { blacklistCalls } from './friends/blacklist-calls.ts'
import { friendsCalls } from './friends/calls.ts'
import { contactCalls } from './friends/contact-calls.ts'
import { friendGroupCalls } from './friends/friend-group-calls.ts'
import { groupsCalls } from './groups/calls.ts'
import { membershipCalls } from './membership/calls.ts'
import { newsCalls } from './news/calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { pushCalls } from './push/calls.ts'
import { reportsCalls } from './reports/calls.ts'
import { sessionCalls } from './session/calls.ts'
import { syncCalls } from './sync/calls.ts'
import { uploadsCalls } from './uploads/calls.ts'
import { conversionCalls } from './wallet/conversion-calls.ts'
import { couponCalls } from './wallet/coupon-calls.ts'
import { orderCalls } from './wallet/order-calls.ts'
import { overviewCalls } from './wallet/overview-calls.ts'
import { paymentPasswordCalls } from './wallet/payment-password-calls.ts'
import { rechargeCalls } from './wallet/recharge-calls.ts'
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
  sync: syncCalls,
  notices: noticeCalls,
  news: newsCalls,
  push: pushCalls,
  uploads: uploadsCalls,
  reports: reportsCalls,
  emoji: emojiCalls,
  drama: dramaCalls,
  discover: discoverCalls,
  collection: collectionCalls,
  share: shareCalls,
  unlock: unlockCalls,
  membership: membershipCalls,
  paymentPassword: paymentPasswordCalls,
  coupons: couponCalls,
  transfer: transferCalls,
  conversion: conversionCalls,
  treasure: treasureCalls,
  overview: overviewCalls,
  withdrawal: withdrawalCalls,
  recharge: rechargeCalls,
  orders: orderCalls,
} as const
