import type { ComponentProps, ReactNode } from 'react'
import { CouponPart } from '../../domains/drama/unlock/coupon-part.ts'
import { laterPart } from '../../ui/feedback/later-part.tsx'

const CouponChoice = laterPart(async () => (await import('../../domains/wallet/orders/coupon-choice.tsx')).CouponChoice)

const renderChoice = (props: ComponentProps<typeof CouponChoice>) => <CouponChoice {...props} />

/** Lets the screens in it offer the coupons of the wallet for an unlock. */
export const WithCoupons = ({ children }: { readonly children: ReactNode }) => (
  <CouponPart value={renderChoice}>{children}</CouponPart>
)
