import type { BenefitIcon } from '@cliffhanger/contract/membership/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import Play from 'lucide-react/icons/play'
import Star from 'lucide-react/icons/star'

export const benefitIcons: Readonly<Record<BenefitIcon, LucideIcon>> = {
  play: Play,
  crown: Crown,
  badge: BadgeCheck,
  gift: Gift,
  quality: MonitorPlay,
  bell: Bell,
  star: Star,
  clock: Clock,
}
