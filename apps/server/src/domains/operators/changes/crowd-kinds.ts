import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import * as z from 'zod'
import type { ProjectChange } from '../../crowdfunding/index.ts'
import { contractSums, shownProjectTerms } from '../present/crowdfunding.ts'
import type { Kind } from './kind.ts'

/** Projects and the money in their escrow: whoever agrees has to be allowed to move money. */
const permission: OperatorPermission = 'finance.write'

/** What is asked for about a project, as it was read; `shown` is what the second operator reads. */
const projectProposal = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  shown: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ProjectProposal = z.output<typeof projectProposal>

const effectOf = ({ before, after }: ProjectChange) => ({
  target: `project ${after.id}`,
  before: { stage: before.stage },
  after: { ...shownProjectTerms(after), stage: after.stage },
})

const projectKind = (apply: (...asked: Parameters<Kind['apply']>) => Promise<ProjectChange>): Kind => ({
  permission,
  subjectOf: (wanted) => projectProposal.parse(wanted).title,
  shownOf: (wanted) => projectProposal.parse(wanted).shown,
  apply: async (...asked) => effectOf(await apply(...asked)),
})

/** A draft that members may join from its start on. What was edited after it was asked for is refused with 4003. */
export const projectOpening = projectKind((tx, _context, { crowdfunding }, wanted) =>
  crowdfunding.operator.projects.open(tx, projectProposal.parse(wanted)),
)
/** The end of a project's funding, after which every order is refunded in full (S-90). */
export const projectFailure = projectKind((tx, _context, { crowdfunding }, wanted) =>
  crowdfunding.operator.projects.fail(tx, projectProposal.parse(wanted)),
)
export const projectClosing = projectKind((tx, _context, { crowdfunding }, wanted) =>
  crowdfunding.operator.projects.close(tx, projectProposal.parse(wanted)),
)

/** Money into or out of an escrow. `key` names the act for ever, `amount` is text of minor units. */
const escrowProposal = z.object({
  project_id: z.number(),
  title: z.string(),
  amount: z.string(),
  key: z.string(),
  shown: z.record(z.string(), z.union([z.string(), z.number()])),
})
const payoutProposal = escrowProposal.extend({ user_id: z.number() })
export type EscrowProposal = z.output<typeof escrowProposal>
export type PayoutProposal = z.output<typeof payoutProposal>

const actOf = ({ project_id: projectId, amount, key }: EscrowProposal, operatorId: number) => ({
  projectId,
  amount: BigInt(amount),
  key,
  operatorId,
})

/** The owner's money for the payees of a project. */
export const escrowProceeds: Kind = {
  permission,
  subjectOf: (wanted) => escrowProposal.parse(wanted).title,
  shownOf: (wanted) => escrowProposal.parse(wanted).shown,
  async apply(tx, { caller }, { crowdfunding }, wanted) {
    const proposal = escrowProposal.parse(wanted)
    const { escrow } = crowdfunding.operator
    await escrow.checkProceeds(tx, proposal.project_id)
    await escrow.addProceeds(tx, actOf(proposal, caller.operatorId))
    return { target: `project ${proposal.project_id}`, after: proposal.shown }
  },
}

/** What a payee is paid out of an escrow. The ledger keeps members' stakes in it, whatever was agreed to (ADR 35). */
export const escrowPayout: Kind = {
  permission,
  subjectOf: (wanted) => payoutProposal.parse(wanted).title,
  shownOf: (wanted) => payoutProposal.parse(wanted).shown,
  async apply(tx, { caller }, { crowdfunding }, wanted) {
    const proposal = payoutProposal.parse(wanted)
    const { escrow } = crowdfunding.operator
    const payout = { ...actOf(proposal, caller.operatorId), userId: proposal.user_id }
    await escrow.checkPayout(tx, payout)
    await escrow.payOut(tx, payout, proposal.title)
    return { target: `project ${proposal.project_id}`, after: proposal.shown }
  },
}

const contractText = z.object({ title: z.string(), party_a: z.string(), content: z.string() })
const contractProposal = z.object({ version: z.number(), texts: z.record(z.string(), contractText) })

/** The next version of the contract. What was asked for over another version is refused with 4003. */
export const contractPublication: Kind = {
  permission,
  subjectOf: (wanted) => String(contractProposal.parse(wanted).version + 1),
  shownOf: (wanted) => contractProposal.parse(wanted).texts,
  async apply(tx, { caller }, { crowdfunding }, wanted) {
    const { version, texts } = contractProposal.parse(wanted)
    const published = await crowdfunding.operator.contracts.publish(tx, {
      version,
      texts,
      operatorId: caller.operatorId,
    })
    return {
      target: `contract version ${published.version}`,
      before: contractSums(published.before.texts),
      after: contractSums(texts),
    }
  },
}
