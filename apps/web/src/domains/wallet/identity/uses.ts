import type { RealNameUse } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import type { LucideIcon } from 'lucide-react'
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down'
import Clapperboard from 'lucide-react/icons/clapperboard'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useModules } from '../../../shared/modules.ts'

const uses = {
  withdraw: {
    icon: BanknoteArrowDown,
    title: 'payment.useWithdraw',
    text: 'payment.useWithdrawText',
    screen: 'withdrawal',
  },
  crowdfunding: {
    icon: Clapperboard,
    title: 'crowdfunding.title',
    text: 'payment.useCrowdfundingText',
    screen: 'crowdList',
  },
  team: { icon: TrendingUp, title: 'teams.agent', text: 'payment.useTeamText', screen: 'starTeam' },
} as const satisfies Record<
  RealNameUse,
  {
    readonly icon: LucideIcon
    readonly title: ClientTextKey
    readonly text: ClientTextKey
    readonly screen: ScreenName
  }
>

type Use = (typeof uses)[RealNameUse]

const moduleOf = { withdraw: 'withdraw', crowdfunding: 'crowdfunding', team: 'commission' } as const

/** What a verified identity opens here: what the platform asks it for, and has open itself. */
export const useUses = (neededFor: readonly RealNameUse[] = []): readonly Use[] => {
  const modules = useModules()
  return neededFor.filter((use) => modules[moduleOf[use]] === 1).map((use) => uses[use])
}
