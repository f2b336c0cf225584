import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined'
import TeamIcon from '@mui/icons-material/Diversity3Outlined'
import LevelIcon from '@mui/icons-material/MilitaryTechOutlined'
import FlagIcon from '@mui/icons-material/OutlinedFlag'
import DistributorIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import {
  applicationSource,
  distributorSource,
  flagSource,
  levelSource,
  memberTeamSource,
  teamMemberSource,
} from '../../domains/teams/sources.ts'
import type { PageGroup } from './page.ts'

/** Agents, distributors, and who invited whom. */
export const teamPages: PageGroup = {
  title: 'teams.menu',
  pages: [
    {
      name: 'agent-applications',
      title: 'teams.applications',
      permission: 'finance.read',
      icon: ApplicationIcon,
      source: applicationSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/application-list.tsx')).ApplicationList })),
    },
    {
      name: 'agent-levels',
      title: 'teams.levels',
      permission: 'finance.read',
      icon: LevelIcon,
      source: levelSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/level-list.tsx')).LevelList })),
    },
    {
      name: 'distributors',
      title: 'teams.distributors',
      permission: 'finance.read',
      icon: DistributorIcon,
      source: distributorSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/distributor-list.tsx')).DistributorList })),
    },
    {
      name: 'invite-flags',
      title: 'teams.flags',
      permission: 'finance.read',
      icon: FlagIcon,
      source: flagSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/flag-list.tsx')).FlagList })),
    },
    {
      name: 'member-teams',
      title: 'teams.teamOf',
      permission: 'member.read',
      icon: TeamIcon,
      isHidden: true,
      source: memberTeamSource,
      parts: { 'team-members': teamMemberSource },
      list: lazy(async () => ({ default: (await import('../../domains/teams/flag-list.tsx')).FlagList })),
      show: lazy(async () => ({ default: (await import('../../domains/teams/member-team-page.tsx')).MemberTeamPage })),
    },
  ],
}
