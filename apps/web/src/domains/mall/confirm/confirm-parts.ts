import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { ComponentType, ReactNode } from 'react'

/** What the wallet shows on the page that confirms an exchange. */
export interface ConfirmParts {
  readonly CouponChoice: ComponentType<{
    readonly coupons: readonly JudgedCoupon[]
    readonly chosen: readonly JudgedCoupon[]
    readonly onChange: (chosen: readonly JudgedCoupon[]) => void
  }>
  /** Asks for the PIN and pays; open while there is a payment. */
  readonly PaySheet: ComponentType<{ readonly payment: ExchangePayment | undefined; readonly onClose: () => void }>
}

export interface ExchangePayment {
  readonly title: string
  readonly amount: string
  readonly coin: CoinCode
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly pay: (password: string) => Promise<void>
}
