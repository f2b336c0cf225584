import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { type CrowdOrderState, crowdOrderStates, projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { Translate } from '../../platform/texts.ts'

/** Where a project stands (S-90). */
export const projectStateName = ({ state, result }: Pick<CrowProject, 'state' | 'result'>, t: Translate): string => {
  switch (state) {
    case projectStates.coming:
      return t('crowdfunding.coming')
    case projectStates.inProgress:
      return t('crowdfunding.inProgress')
    case projectStates.completed:
      return t(result === 'failed' ? 'crowdfunding.failed' : 'crowdfunding.completed')
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
