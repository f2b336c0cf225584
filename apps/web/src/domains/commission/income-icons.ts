import type { IncomeType } from '@cliffhanger/contract/commission/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import Sprout from 'lucide-react/icons/sprout'
import Star from 'lucide-react/icons/star'

/** What income came of, as a sign. */
export const incomeIcons: Readonly<Record<IncomeType, LucideIcon>> = {
  commission: HandCoins,
  star: Star,
  invite: Gift,
  treasure: Sprout,
  crowdfunding: Landmark,
}
