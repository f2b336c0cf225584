import type { ComponentProps, ReactNode } from 'react'
import { CouponPart } from '../../domains/drama/unlock/coupon-part.ts'
import { GoldPart } from '../../domains/drama/unlock/gold-part.ts'
import { laterPart } from '../../ui/feedback/later-part.tsx'

const CouponChoice = laterPart(async () => (await import('../../domains/wallet/orders/coupon-choice.tsx')).CouponChoice)
const GoldSheet = laterPart(async () => (await import('../../domains/wallet/top-up/gold-sheet.tsx')).GoldSheet)

const renderChoice = (props: ComponentProps<typeof CouponChoice>) => <CouponChoice {...props} />
const renderGold = (props: ComponentProps<typeof GoldSheet>) => <GoldSheet {...props} />

/** Lets the screens in it offer the coupons of the wallet for an unlock, and get the gold that is missing for it. */
export const WithWalletParts = ({ children }: { readonly children: ReactNode }) => (
  <CouponPart value={renderChoice}>
    <GoldPart value={renderGold}>{children}</GoldPart>
  </CouponPart>
)
