import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything that is shown of notices asked for again, in every tab. */
export const forgetNotices = (): Promise<void> =>
  forgetAnswersEverywhere(noticeCalls.listMyNotices, noticeCalls.listAnnouncements, overviewCalls.getOverview)

/** The same of a notice in full, too: it may have been changed, or withdrawn, while somebody reads it. */
export const forgetChangedNotices = async (): Promise<void> => {
  await Promise.all([forgetNotices(), forgetAnswersEverywhere(noticeCalls.openNotice)])
}

/** Has my orders of the mall asked for again: only a notice says that one was shipped, no event of its own. */
export const forgetMallOrders = (): Promise<void> =>
  forgetAnswersEverywhere(mallOrderCalls.listMallOrders, mallOrderCalls.getMallOrder)

/** Has what kind of agent I am asked for again, as a notice about my team may say that it changed. */
export const forgetTeams = (): Promise<void> =>
  forgetAnswersEverywhere(agentCalls.getAgentLevels, agentCalls.getAgentTeam, agentCalls.listTeamNotices)
