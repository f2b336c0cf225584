import GiftIcon from '@mui/icons-material/CardGiftcardOutlined'
import { lazy } from 'react'
import {
  activitySource,
  rewardDaySource,
  signInStepSource,
  taskSource,
  wheelDraftSource,
  wheelPrizeSource,
  wheelReportSource,
  wheelSettingsSource,
} from '../../domains/rewards/sources.ts'
import type { PageGroup } from './page.ts'

/** Why members come back: events, the daily sign-in, tasks and the turntable. */
export const rewardPages: PageGroup = {
  title: 'rewards.menu',
  icon: GiftIcon,
  pages: [
    {
      name: 'activities',
      title: 'rewards.activities',
      permission: 'content.read',
      source: activitySource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/activities/activity-list.tsx')).ActivityList,
      })),
    },
    {
      name: 'tasks',
      title: 'rewards.tasks',
      permission: 'content.read',
      source: taskSource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/tasks/task-list.tsx')).TaskList })),
    },
    {
      name: 'sign-in-steps',
      title: 'rewards.signIn',
      permission: 'finance.read',
      source: signInStepSource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/sign-in-page.tsx')).SignInStepsPage })),
    },
    {
      name: 'wheel-prizes',
      title: 'rewards.wheel',
      permission: 'finance.read',
      source: wheelPrizeSource,
      parts: { 'wheel-draft': wheelDraftSource },
      list: lazy(async () => ({ default: (await import('../../domains/rewards/wheel/prize-list.tsx')).PrizeList })),
    },
    {
      name: 'wheel-settings',
      title: 'rewards.wheelSettings',
      permission: 'finance.read',
      source: wheelSettingsSource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/wheel/wheel-settings-page.tsx')).WheelSettingsPage,
      })),
    },
    {
      name: 'wheel-report',
      title: 'rewards.fairness',
      permission: 'finance.read',
      source: wheelReportSource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/wheel/report-page.tsx')).WheelReportPage,
      })),
    },
    {
      name: 'reward-days',
      title: 'rewards.costs',
      permission: 'finance.read',
      source: rewardDaySource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/costs/costs-page.tsx')).CostsPage })),
    },
  ],
}
