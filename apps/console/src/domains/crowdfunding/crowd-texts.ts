import { type CrowdOrderState, crowdOrderStates, type ProjectStage } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { Texts } from '../../platform/texts.ts'

export const stageText = (t: Texts, stage: ProjectStage): string => t(`crowdfunding.${stage}`)

export const orderStateText = (t: Texts, state: CrowdOrderState): string =>
  ({
    [crowdOrderStates.unpaid]: t('crowdfunding.unpaidState'),
    [crowdOrderStates.running]: t('crowdfunding.runningState'),
    [crowdOrderStates.matured]: t('crowdfunding.maturedState'),
    [crowdOrderStates.terminated]: t('crowdfunding.terminatedState'),
    [crowdOrderStates.settled]: t('crowdfunding.settledState'),
    [crowdOrderStates.refunded]: t('crowdfunding.refundedState'),
    [crowdOrderStates.cancelled]: t('crowdfunding.cancelledState'),
  })[state]
