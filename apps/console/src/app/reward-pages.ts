import ActivityIcon from '@mui/icons-material/CelebrationOutlined'
import SignInIcon from '@mui/icons-material/EventAvailableOutlined'
import CostIcon from '@mui/icons-material/SavingsOutlined'
import { lazy } from 'react'
import { activitySource, rewardDaySource, signInStepSource } from '../domains/rewards/sources.ts'
import type { PageGroup } from './page.ts'

/** Why members come back: events, the daily sign-in, tasks and the turntable. */
export const rewardPages: PageGroup = {
  title: 'rewards.menu',
  pages: [
    {
      name: 'activities',
      title: 'rewards.activities',
      permission: 'content.read',
      icon: ActivityIcon,
      source: activitySource,
      list: lazy(async () => ({
        default: (await import('../domains/rewards/activities/activity-list.tsx')).ActivityList,
      })),
    },
    {
      name: 'sign-in-steps',
      title: 'rewards.signIn',
      permission: 'finance.read',
      icon: SignInIcon,
      source: signInStepSource,
      list: lazy(async () => ({ default: (await import('../domains/rewards/sign-in-page.tsx')).SignInStepsPage })),
    },
    {
      name: 'reward-days',
      title: 'rewards.costs',
      permission: 'finance.read',
      icon: CostIcon,
      source: rewardDaySource,
      list: lazy(async () => ({ default: (await import('../domains/rewards/costs/costs-page.tsx')).CostsPage })),
    },
  ],
}
