import type { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { currentContract, presentBlankContract, presentContract } from '../contract.ts'
import { printContract } from '../contract-pdf.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { findContract, noteOpened } from '../queries/contracts.ts'
import { findProject } from '../queries/projects.ts'

/** The signed contract of an order, or that of a project before joining, which the member has opened with it. A signed one also as PDF,
 *  for ever: neither its end nor that of the module takes it away. Refuses 4000 where neither is named. */
export const getContract =
  ({ session }: CrowdfundingNeeds): Handler<typeof projectCalls.getContract> =>
  async (context, { project_id: projectId, order_id: orderId, export: format }) => {
    const { db, caller, clock, language } = context
    if (orderId !== undefined) {
      const signed = (await findContract(db, caller.userId, orderId)) ?? refuse('notFound')
      const contract = presentContract(signed)
      return format === 'pdf' ? { contract, pdf: await printContract(signed, context) } : { contract }
    }
    if (format !== undefined) return refuseField('order_id')
    if (projectId === undefined) return refuseField('project_id')
    const project = (await findProject(db, projectId)) ?? refuse('notFound')
    const text = await currentContract(db, language)
    const { money_name: moneyName } = await session.platform()
    await noteOpened(db, caller.userId, text.version, clock())
    return { contract: presentBlankContract(context, text, project, moneyName) }
  }
