import type { ServerContext } from '../../context.ts'
import type { CrowdfundingNeeds } from './needs.ts'
import { createContractsOperator } from './operate/contracts.ts'
import { createEscrowOperator } from './operate/escrow.ts'
import { createObligationsOperator } from './operate/obligations.ts'
import { createProjectsOperator, getWritten } from './operate/projects.ts'
import { countOpened, listProjectMoney } from './queries/obligations.ts'
import { findSigned, listSigned, sumSigned } from './queries/signed.ts'
import {
  countEscrowMoves,
  countWritten,
  countWrittenTypes,
  insertType,
  listEscrowMoves,
  listWritten,
  listWrittenTypes,
  lockType,
  updateType,
} from './queries/written.ts'

/** What operators do about crowdfunding: projects and their categories, the money in escrow, contracts, the pool, and what is still owed. */
export const createCrowdfundingOperator = (context: ServerContext, domains: CrowdfundingNeeds) => ({
  types: { list: listWrittenTypes, count: countWrittenTypes, lock: lockType, insert: insertType, update: updateType },
  projects: { list: listWritten, count: countWritten, get: getWritten, ...createProjectsOperator(context) },
  escrow: { moves: listEscrowMoves, countMoves: countEscrowMoves, ...createEscrowOperator(domains) },
  signed: { list: listSigned, sum: sumSigned, find: findSigned },
  contracts: createContractsOperator(context),
  obligations: { projectMoney: listProjectMoney, countOpened, ...createObligationsOperator(context) },
})

export type CrowdfundingOperator = ReturnType<typeof createCrowdfundingOperator>
