import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Authentication } from '../../platform/http/callers.ts'
import { authenticateOperator } from './authenticate.ts'
import { bindAccountCalls } from './calls/account/index.ts'
import { bindBusinessCalls } from './calls/business/index.ts'
import { bindChatCalls } from './calls/chat/index.ts'
import { bindCommissionCalls } from './calls/commission/index.ts'
import { bindCouponCalls } from './calls/coupons/index.ts'
import { bindCrowdfundingCalls } from './calls/crowdfunding/index.ts'
import { bindDramaCalls } from './calls/drama/index.ts'
import { bindEmojiCalls } from './calls/emoji/index.ts'
import { bindFriendsCalls } from './calls/friends/index.ts'
import { bindGroupsCalls } from './calls/groups/index.ts'
import { bindLedgerCalls } from './calls/ledger/index.ts'
import { bindMallCalls } from './calls/mall/index.ts'
import { bindMediaCalls } from './calls/media/index.ts'
import { bindMembershipCalls } from './calls/membership/index.ts'
import { bindNewsCalls } from './calls/news/index.ts'
import { bindNoticesCalls } from './calls/notices/index.ts'
import { bindOperatorsCalls } from './calls/operators/index.ts'
import { bindPaymentCalls } from './calls/payments/index.ts'
import { bindReportsCalls } from './calls/reports/index.ts'
import { bindRewardCalls } from './calls/rewards/index.ts'
import { bindSessionCalls } from './calls/session/index.ts'
import { bindStarPlanCalls } from './calls/star-plans/index.ts'
import { bindStarCalls } from './calls/stars/index.ts'
import { bindStickerCalls } from './calls/stickers/index.ts'
import { bindSupportCalls } from './calls/support/index.ts'
import { bindTeamCalls } from './calls/teams/index.ts'
import { bindWalletCalls } from './calls/wallet/index.ts'
import type { OperatorNeeds } from './needs.ts'
import { statusOf } from './second-person.ts'

export { type DemoOperator, seedDemoOperators } from './demo-operator.ts'
export * as fromTheMachine from './from-the-machine.ts'

export interface OperatorDomain extends Domain {
  readonly operator: Authentication['operator']
  /** What an operator's "yes" is worth where two people are needed. */
  standingOf(db: Db, operatorId: number): ReturnType<typeof statusOf>
}

/** The operators' side of the platform (R-23): other people, other tokens, every change in the log. */
export const createOperatorDomain = (context: ServerContext, needs: OperatorNeeds): OperatorDomain => ({
  operator: authenticateOperator(context),
  standingOf: (db, operatorId) => statusOf(context, db, operatorId),
  calls: [
    ...bindOperatorsCalls(needs),
    ...bindSessionCalls(needs),
    ...bindAccountCalls(needs),
    ...bindFriendsCalls(needs),
    ...bindGroupsCalls(needs),
    ...bindChatCalls(needs),
    ...bindSupportCalls(needs),
    ...bindReportsCalls(needs),
    ...bindEmojiCalls(needs),
    ...bindStickerCalls(needs),
    ...bindNoticesCalls(needs),
    ...bindNewsCalls(needs),
    ...bindMediaCalls(needs),
    ...bindDramaCalls(needs),
    ...bindLedgerCalls(needs),
    ...bindWalletCalls(needs),
    ...bindCouponCalls(needs),
    ...bindPaymentCalls(needs),
    ...bindMembershipCalls(needs),
    ...bindRewardCalls(needs),
    ...bindMallCalls(needs),
    ...bindStarCalls(needs),
    ...bindTeamCalls(needs),
    ...bindCrowdfundingCalls(needs),
    ...bindCommissionCalls(needs),
    ...bindStarPlanCalls(needs),
    ...bindBusinessCalls(needs),
  ],
})
