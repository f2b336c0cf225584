import SupportIcon from '@mui/icons-material/SupportAgentOutlined'
import { lazy } from 'react'
import { supportSource } from '../../domains/friends/sources.ts'
import {
  cannedAnswerSource,
  cannedChoiceSource,
  caseCountSource,
  caseSource,
  figuresSource,
  hoursSource,
  operatorFiguresSource,
} from '../../domains/support/sources.ts'
import type { PageGroup } from './page.ts'

/** What members ask, and who answers. */
export const supportPages: PageGroup = {
  title: 'cases.menu',
  icon: SupportIcon,
  pages: [
    {
      name: 'cases',
      title: 'cases.cases',
      permission: 'support.cases',
      source: caseSource,
      parts: { 'case-counts': caseCountSource },
      list: lazy(async () => ({ default: (await import('../../domains/support/cases/cases-page.tsx')).CasesPage })),
    },
    {
      name: 'canned-answers',
      title: 'supportTools.answers',
      permission: 'support.cases',
      source: cannedAnswerSource,
      parts: { 'canned-choices': cannedChoiceSource },
      list: lazy(async () => ({
        default: (await import('../../domains/support/answers/canned-answer-list.tsx')).CannedAnswerList,
      })),
    },
    {
      name: 'support-hours',
      title: 'supportTools.hours',
      permission: 'support.cases',
      source: hoursSource,
      list: lazy(async () => ({ default: (await import('../../domains/support/hours/hours-page.tsx')).HoursPage })),
    },
    {
      name: 'support-figures',
      title: 'supportTools.figures',
      permission: 'support.cases',
      source: operatorFiguresSource,
      parts: { 'support-totals': figuresSource },
      list: lazy(async () => ({
        default: (await import('../../domains/support/figures/figures-page.tsx')).FiguresPage,
      })),
    },
    {
      name: 'support',
      title: 'supportTools.accounts',
      permission: 'member.read',
      source: supportSource,
      list: lazy(async () => ({ default: (await import('../../domains/friends/support-list.tsx')).SupportList })),
    },
  ],
}
