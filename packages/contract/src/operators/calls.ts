import { benefitCalls } from './benefit-calls.ts'
import { channelCalls } from './channel-calls.ts'
import { conversionRateCalls } from './conversion-calls.ts'
import { coolingOffCalls } from './cooling-off-calls.ts'
import { discoverKeepingCalls } from './discover-calls.ts'
import { publishingCalls } from './drama-calls.ts'
import { emojiSetCalls } from './emoji-calls.ts'
import { financeCalls } from './finance-calls.ts'
import { groupModerationCalls } from './group-calls.ts'
import { ledgerCalls } from './ledger-calls.ts'
import { mediaKeepingCalls } from './media-calls.ts'
import { membershipHandlingCalls } from './membership-calls.ts'
import { noticeWritingCalls } from './notice-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { platformCalls } from './platform-calls.ts'
import { playFigureCalls } from './play-calls.ts'
import { realNameReviewCalls } from './real-name-calls.ts'
import { refundReviewCalls } from './refund-calls.ts'
import { reportHandlingCalls } from './report-calls.ts'
import { sharingCalls } from './sharing-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { supportCalls } from './support-calls.ts'
import { withdrawalHandlingCalls } from './withdrawal-calls.ts'

/** Every table of operators' calls; none of them takes a member's token (R-23). */
export const operatorCalls = {
  staff: staffCalls,
  platform: platformCalls,
  publishing: publishingCalls,
  media: mediaKeepingCalls,
  plays: playFigureCalls,
  discover: discoverKeepingCalls,
  sharing: sharingCalls,
  refunds: refundReviewCalls,
  reports: reportHandlingCalls,
  groups: groupModerationCalls,
  emoji: emojiSetCalls,
  notices: noticeWritingCalls,
  support: supportCalls,
  withdrawals: withdrawalHandlingCalls,
  realNames: realNameReviewCalls,
  benefits: benefitCalls,
  ledger: ledgerCalls,
  conversions: conversionRateCalls,
  payments: paymentCalls,
  channels: channelCalls,
  memberships: membershipHandlingCalls,
  finance: financeCalls,
  coolingOffs: coolingOffCalls,
} as const
