import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { getContract } from './calls/get-contract.ts'
import { joinProject } from './calls/join-project.ts'
import { getMyOrder, listMyOrders } from './calls/read-orders.ts'
import { getCrowdfunding, getProject, listProjects, listProjectTypes } from './calls/read-projects.ts'
import { getCrowdProof } from './calls/read-proof.ts'
import { answerTakeOut } from './calls/take-out.ts'
import { startCrowdfundingJobs, tendCrowdfunding } from './jobs.ts'
import type { CrowdfundingNeeds } from './needs.ts'
import { type CrowdfundingOperator, createCrowdfundingOperator } from './operator.ts'

export { presentContract } from './contract.ts'
export { createCrowdfundingSale } from './crowdfunding-sale.ts'
export type { ContractVersionRow } from './operate/contracts.ts'
export { availableOf, escrowNumber } from './operate/escrow.ts'
export type { OwedDay } from './operate/obligations.ts'
export type { ProjectChange, ReadProject } from './operate/projects.ts'
export { presentOrder, writeMoney, writeRate } from './present.ts'
export type { WaitingRow } from './queries/obligations.ts'
export type { SignedOrderRow } from './queries/signed.ts'
export type { EscrowMoveRow, ProjectDraft, WrittenProjectRow, WrittenTypeRow } from './queries/written.ts'

export interface CrowdfundingDomain extends Domain {
  readonly operator: CrowdfundingOperator
  /** One round of what nobody asks for: fundings that ended, failed projects, interest. */
  tend(signal?: AbortSignal): Promise<void>
}

/** Copyright crowdfunding: projects, orders for their units, contracts and daily interest. */
export const createCrowdfundingDomain = (context: ServerContext, domains: CrowdfundingNeeds): CrowdfundingDomain => ({
  operator: createCrowdfundingOperator(context, domains),
  tend: (signal) => tendCrowdfunding(context, domains, signal),
  calls: [
    ...bindCalls(projectCalls, {
      getCrowdfunding,
      listProjects,
      listProjectTypes,
      getProject: getProject(domains),
      getContract: getContract(domains),
      getCrowdProof: getCrowdProof(domains),
    }),
    ...bindCalls(crowdOrderCalls, {
      joinProject: joinProject(domains),
      listMyOrders,
      getMyOrder,
      takeOut: answerTakeOut(domains),
    }),
  ],
  start: () => startCrowdfundingJobs(context, domains),
})
