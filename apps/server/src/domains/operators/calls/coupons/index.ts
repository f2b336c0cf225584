import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { codeHandlers } from './codes.ts'
import { couponHandlers } from './coupons.ts'

/** What operators do about coupons and redemption codes. */
export const bindCouponCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(couponOperatorCalls, couponHandlers(needs)),
  ...bindCalls(codeOperatorCalls, codeHandlers(needs)),
]
