import { coolingOffOperatorCalls } from '../account/operator-cooling-off-calls.ts'
import { realNameOperatorCalls } from '../account/operator-real-name-calls.ts'
import { dramaOperatorCalls } from '../drama/operator-calls.ts'
import { discoverOperatorCalls } from '../drama/operator-discover-calls.ts'
import { playOperatorCalls } from '../drama/operator-play-calls.ts'
import { shareOperatorCalls } from '../drama/operator-share-calls.ts'
import { unlockOperatorCalls } from '../drama/operator-unlock-calls.ts'
import { emojiOperatorCalls } from '../emoji/operator-calls.ts'
import { friendsOperatorCalls } from '../friends/operator-calls.ts'
import { groupsOperatorCalls } from '../groups/operator-calls.ts'
import { mediaOperatorCalls } from '../media/operator-calls.ts'
import { membershipOperatorCalls } from '../membership/operator-calls.ts'
import { noticesOperatorCalls } from '../notices/operator-calls.ts'
import { reportsOperatorCalls } from '../reports/operator-calls.ts'
import { sessionOperatorCalls } from '../session/operator-calls.ts'
import { channelOperatorCalls } from '../wallet/operator-channel-calls.ts'
import { conversionOperatorCalls } from '../wallet/operator-conversion-calls.ts'
import { couponOperatorCalls } from '../wallet/operator-coupon-calls.ts'
import { financeOperatorCalls } from '../wallet/operator-finance-calls.ts'
import { ledgerOperatorCalls } from '../wallet/operator-ledger-calls.ts'
import { paymentOperatorCalls } from '../wallet/operator-payment-calls.ts'
import { withdrawalOperatorCalls } from '../wallet/operator-withdrawal-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every table of operators' calls; none of them takes a member's token (R-23). */
export const operatorCalls = {
  staff: staffCalls,
  platform: sessionOperatorCalls,
  publishing: dramaOperatorCalls,
  media: mediaOperatorCalls,
  plays: playOperatorCalls,
  discover: discoverOperatorCalls,
  sharing: shareOperatorCalls,
  refunds: unlockOperatorCalls,
  reports: reportsOperatorCalls,
  groups: groupsOperatorCalls,
  emoji: emojiOperatorCalls,
  notices: noticesOperatorCalls,
  support: friendsOperatorCalls,
  withdrawals: withdrawalOperatorCalls,
  realNames: realNameOperatorCalls,
  benefits: couponOperatorCalls,
  ledger: ledgerOperatorCalls,
  conversions: conversionOperatorCalls,
  payments: paymentOperatorCalls,
  channels: channelOperatorCalls,
  memberships: membershipOperatorCalls,
  finance: financeOperatorCalls,
  coolingOffs: coolingOffOperatorCalls,
} as const
