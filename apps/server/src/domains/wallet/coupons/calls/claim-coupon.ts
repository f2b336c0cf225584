import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import type { KeyedRequest } from '../../../../platform/http/idempotency.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { redeem } from '../../codes/redeem.ts'
import type { WalletDeps } from '../../deps.ts'
import type { ClaimService } from '../claim-service.ts'
import { presentCoupon } from '../present-coupon.ts'

type Row = typeof couponCalls.claimCoupon

/** Claims an open coupon, free or for points, together with other members. One behind a code goes alone (`claimByCode`). */
export const claimTogether =
  (service: ClaimService) =>
  ({ caller }: CallContext<'bearer'>, { coupon_id: kindId }: CallInput<Row>, request: KeyedRequest) =>
    kindId === undefined ? undefined : service.claim(caller.userId, kindId, request)

/** Takes the coupon behind a code. A code of anything but a coupon is not one of these; it stays what it is. */
export const claimByCode =
  (deps: WalletDeps): Handler<Row> =>
  async (context, { code = '' }) => {
    const { coupon = refuse('redemptionCodeInvalid') } = await redeem(context, deps, code, 'coupon')
    const balance = await deps.ledger.balance(context.db, context.caller.userId, 'point')
    return { coupon: presentCoupon(coupon, context.clock()), balance }
  }
