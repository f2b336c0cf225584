import TeamIcon from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import { commissionDaySource, commissionSource, ruleSource, statementSource } from '../../domains/commission/sources.ts'
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
  icon: TeamIcon,
  pages: [
    {
      name: 'agent-applications',
      title: 'teams.applications',
      permission: 'finance.read',
      source: applicationSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/application-list.tsx')).ApplicationList })),
    },
    {
      name: 'agent-levels',
      title: 'teams.levels',
      permission: 'finance.read',
      source: levelSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/level-list.tsx')).LevelList })),
    },
    {
      name: 'distributors',
      title: 'teams.distributors',
      permission: 'finance.read',
      source: distributorSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/distributor-list.tsx')).DistributorList })),
    },
    {
      name: 'invite-flags',
      title: 'teams.flags',
      permission: 'finance.read',
      source: flagSource,
      list: lazy(async () => ({ default: (await import('../../domains/teams/flag-list.tsx')).FlagList })),
    },
    {
      name: 'member-teams',
      title: 'teams.teamOf',
      permission: 'member.read',
      isHidden: true,
      source: memberTeamSource,
      parts: { 'team-members': teamMemberSource },
      list: lazy(async () => ({ default: (await import('../../domains/teams/flag-list.tsx')).FlagList })),
      show: lazy(async () => ({ default: (await import('../../domains/teams/member-team-page.tsx')).MemberTeamPage })),
    },
    {
      name: 'commission-rules',
      title: 'commission.rules',
      permission: 'finance.read',
      source: ruleSource,
      list: lazy(async () => ({ default: (await import('../../domains/commission/rule-list.tsx')).RuleList })),
    },
    {
      name: 'commissions',
      title: 'commission.list',
      permission: 'finance.read',
      source: commissionSource,
      list: lazy(async () => ({
        default: (await import('../../domains/commission/commission-list.tsx')).CommissionList,
      })),
    },
    {
      name: 'commission-statement',
      title: 'commission.statement',
      permission: 'finance.read',
      source: statementSource,
      list: lazy(async () => ({
        default: (await import('../../domains/commission/statement-page.tsx')).StatementPage,
      })),
    },
    {
      name: 'commission-days',
      title: 'commission.days',
      permission: 'finance.read',
      source: commissionDaySource,
      list: lazy(async () => ({ default: (await import('../../domains/commission/days-page.tsx')).DaysPage })),
    },
  ],
}
