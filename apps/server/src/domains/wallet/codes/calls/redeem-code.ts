import type { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { WalletDeps } from '../../deps.ts'
import type { BatchRow } from '../queries.ts'
import { benefitCoins, isCoins, redeem } from '../redeem.ts'

/** Redeems a code; of a coupon the value is the number of its kind, of a membership days. */
export const redeemCode =
  (deps: WalletDeps): Handler<typeof couponCalls.redeemCode> =>
  async (context, { code }) => {
    const { batch, coupon, endMs } = await redeem(context, deps, code)
    return {
      benefit_type: batch.benefit_type,
      benefit_value: formatBenefit(batch),
      title: coupon?.name ?? batch.title,
      ...(endMs !== undefined && { end_time: toSeconds(endMs) }),
    }
  }

/** What one code gives, in words of its coin. */
export const formatBenefit = ({
  benefit_type: type,
  benefit_value: value,
  kind_id: kindId,
}: Pick<BatchRow, 'benefit_type' | 'benefit_value' | 'kind_id'>): string =>
  isCoins(type)
    ? formatMinor(BigInt(value), coinScale[benefitCoins[type].coin])
    : type === 'coupon'
      ? String(kindId)
      : value
