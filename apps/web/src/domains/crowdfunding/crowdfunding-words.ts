import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { type CrowdOrderState, crowdOrderStates, projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { type Translate, useLanguage, useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'

/** What became of a project that nobody joins any more: one that is funded goes on earning until its term ends. */
const outcomes = {
  '': 'crowdfunding.ended',
  failed: 'crowdfunding.failed',
  funded: 'crowdfunding.funded',
  matured: 'crowdfunding.completed',
} as const satisfies Readonly<Record<CrowProject['result'], string>>

/** Where a project stands (S-90). */
export const projectStateName = ({ state, result }: Pick<CrowProject, 'state' | 'result'>, t: Translate): string => {
  switch (state) {
    case projectStates.coming:
      return t('crowdfunding.coming')
    case projectStates.inProgress:
      return t('crowdfunding.inProgress')
    case projectStates.completed:
      return t(outcomes[result])
    case projectStates.soldOut:
      return t('crowdfunding.soldOut')
    default:
      return state satisfies never
  }
}

/** The same, and whether joining it is closed because the pool is short (S-112). */
export const shownProjectState = (project: CrowProject, t: Translate): string =>
  project.is_paused === 1 && project.state === projectStates.inProgress
    ? t('crowdfunding.pausedShort')
    : projectStateName(project, t)

/** Why a project is over, in a sentence; undefined while it is not (S-90). */
export const useWhyEnded = () => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  return ({ state, result, end_time, min_amount, units_left }: CrowProject): string | undefined => {
    if (state !== projectStates.completed) return undefined
    const date = formatMoment(end_time * 1000, 'day', language)
    const least = /[1-9]/.test(min_amount) ? write(min_amount, 'money') : undefined
    switch (result) {
      case '':
        return t('crowdfunding.whyWaiting', { date })
      case 'failed':
        return least === undefined ? t('crowdfunding.whyEmpty', { date }) : t('crowdfunding.whyFailed', { date, least })
      case 'matured':
        return t('crowdfunding.whyMatured', { date })
      case 'funded':
        if (units_left === 0) return t('crowdfunding.whySold')
        return least === undefined
          ? t('crowdfunding.whyFundedAny', { date })
          : t('crowdfunding.whyFunded', { date, least })
      default:
        return result satisfies never
    }
  }
}

/** Where an order stands (S-91). */
export const orderStateName = (state: CrowdOrderState, t: Translate): string => {
  switch (state) {
    case crowdOrderStates.unpaid:
      return t('crowdfunding.unpaid')
    case crowdOrderStates.running:
      return t('crowdfunding.running')
    case crowdOrderStates.matured:
      return t('crowdfunding.matured')
    case crowdOrderStates.terminated:
      return t('crowdfunding.terminated')
    case crowdOrderStates.settled:
      return t('crowdfunding.settled')
    case crowdOrderStates.refunded:
      return t('crowdfunding.refunded')
    case crowdOrderStates.cancelled:
      return t('crowdfunding.cancelled')
    default:
      return state satisfies never
  }
}
