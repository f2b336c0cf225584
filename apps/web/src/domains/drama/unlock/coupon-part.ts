import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { createContext, type ReactNode } from 'react'

interface CouponChoiceProps {
  readonly coupons: readonly JudgedCoupon[]
  readonly chosen: readonly JudgedCoupon[]
  readonly onChange: (chosen: readonly JudgedCoupon[]) => void
}

/** How coupons are chosen: a part of the wallet, which the route gives. Without one, none are offered. */
export const CouponPart = createContext<((props: CouponChoiceProps) => ReactNode) | null>(null)
