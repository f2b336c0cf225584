import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import type { ReactNode } from 'react'

/** What somebody lacks, and how it could be had. */
export interface Shortfall {
  /** Whole gold that is missing, above 0. */
  readonly missing: bigint
  /** Money of the member's that would bring it, with the rate at which it does; undefined where there is not enough. */
  readonly conversion: { readonly amount: string; readonly pair: ConvertPair } | undefined
  /** What would be missing for all there is to buy, where that is more. */
  readonly missingForAll?: bigint | undefined
  /** What so much gold more is enough for, in words. */
  readonly wordEnough?: ((gold: bigint) => string) | undefined
  /** Leaves for the page with every plan and amount. */
  readonly onMore: () => void
  /** What one can do while a payment is confirmed; undefined where nothing goes on by itself. */
  readonly meanwhile?: ReactNode
}
