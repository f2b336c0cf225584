import ReportIcon from '@mui/icons-material/BalanceOutlined'
import ActivityIcon from '@mui/icons-material/CelebrationOutlined'
import TaskIcon from '@mui/icons-material/ChecklistOutlined'
import WheelIcon from '@mui/icons-material/DonutLargeOutlined'
import SignInIcon from '@mui/icons-material/EventAvailableOutlined'
import CostIcon from '@mui/icons-material/SavingsOutlined'
import WheelSettingsIcon from '@mui/icons-material/TuneOutlined'
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
  pages: [
    {
      name: 'activities',
      title: 'rewards.activities',
      permission: 'content.read',
      icon: ActivityIcon,
      source: activitySource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/activities/activity-list.tsx')).ActivityList,
      })),
    },
    {
      name: 'tasks',
      title: 'rewards.tasks',
      permission: 'content.read',
      icon: TaskIcon,
      source: taskSource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/tasks/task-list.tsx')).TaskList })),
    },
    {
      name: 'sign-in-steps',
      title: 'rewards.signIn',
      permission: 'finance.read',
      icon: SignInIcon,
      source: signInStepSource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/sign-in-page.tsx')).SignInStepsPage })),
    },
    {
      name: 'wheel-prizes',
      title: 'rewards.wheel',
      permission: 'finance.read',
      icon: WheelIcon,
      source: wheelPrizeSource,
      parts: { 'wheel-draft': wheelDraftSource },
      list: lazy(async () => ({ default: (await import('../../domains/rewards/wheel/prize-list.tsx')).PrizeList })),
    },
    {
      name: 'wheel-settings',
      title: 'rewards.wheelSettings',
      permission: 'finance.read',
      icon: WheelSettingsIcon,
      source: wheelSettingsSource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/wheel/wheel-settings-page.tsx')).WheelSettingsPage,
      })),
    },
    {
      name: 'wheel-report',
      title: 'rewards.fairness',
      permission: 'finance.read',
      icon: ReportIcon,
      source: wheelReportSource,
      list: lazy(async () => ({
        default: (await import('../../domains/rewards/wheel/report-page.tsx')).WheelReportPage,
      })),
    },
    {
      name: 'reward-days',
      title: 'rewards.costs',
      permission: 'finance.read',
      icon: CostIcon,
      source: rewardDaySource,
      list: lazy(async () => ({ default: (await import('../../domains/rewards/costs/costs-page.tsx')).CostsPage })),
    },
  ],
}
