import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { createContext, type ReactNode } from 'react'

interface GoldPartProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly missing: Minor
  /** What would be missing for the rest of the drama, where that is more. */
  readonly missingForAll: Minor | undefined
  /** What so much gold more is enough for, in words. */
  readonly wordEnough: (gold: Minor) => string
  readonly conversion: { readonly amount: string; readonly pair: ConvertPair } | undefined
  readonly onMore: () => void
  /** What one can do while a payment is confirmed. */
  readonly meanwhile: ReactNode
}

/** How missing gold is got without leaving: a part of the wallet, which the route gives. */
export const GoldPart = createContext<((props: GoldPartProps) => ReactNode) | null>(null)
