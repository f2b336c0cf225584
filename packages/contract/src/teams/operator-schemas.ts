import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { amount, count, flag, id, seconds, shortTexts, text } from '../schema.ts'
import { rate, shownAmount } from '../wallet/money-schemas.ts'
import { agentApplicationState, agentApply, teamLevel } from './schemas.ts'

const isWritten = (texts: object) => Object.values(texts).some((each) => each !== undefined && each !== '')

/** The number of a level of agents. */
export const levelNumber = z.int().check(z.gte(1), z.lte(99))

/** A level as an operator writes it. */
export const agentLevelForm = z.object({
  level: levelNumber,
  names: shortTexts.check(z.refine(isWritten, { message: 'names' })),
  /** Members can apply for it. */
  is_open: flag(),
})

/** What a level asks for and gives from `from_time` on; amounts in money, rates as parts of a sale. */
const terms = z.object({
  from_time: seconds(),
  need_sales: count(),
  need_amount: shownAmount(),
  rate_1: rate(),
  rate_2: rate(),
})

/** Terms as an operator writes them. `from_time` 0: from now on; never a time that is past. */
export const agentTermsForm = z.object({
  level: levelNumber,
  from_time: seconds(),
  need_sales: z.int().check(z.gte(0), z.lte(1_000_000)),
  need_amount: amount(),
  rate_1: rate(),
  rate_2: rate(),
})

export const writtenAgentLevel = z.extend(agentLevelForm, {
  names: shortTexts,
  version: count(),
  /** Those of now and of later, the newest first. */
  terms: z.array(terms),
  /** How many hold it now. */
  holders: count(),
})
export type WrittenAgentLevel = z.output<typeof writtenAgentLevel>

/** An application without what it says. */
export const applicationLine = z.object({
  id: id(),
  member: memberLine,
  level: id(),
  state: agentApplicationState,
  reason: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})
export type ApplicationLine = z.output<typeof applicationLine>

/** A level a member holds from a time on; 0: none any more. */
const grant = z.object({ level: count(), from_time: seconds(), operator_id: id(), reason: z.string() })

/** An opened application, with what its team sold within 90 days and the member's history. */
export const openedApplication = z.extend(applicationLine, {
  ...z.pick(agentApply, { real_name: true, contact: true, remark: true }).shape,
  sales: count(),
  sales_amount: shownAmount(),
  grants: z.array(grant),
})
export type OpenedApplication = z.output<typeof openedApplication>

/** A name of a host on the internet, `go.example.com`. */
const hostName = text(0, 253).check(
  z.regex(/^$|^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/),
)

/** A channel as an operator writes it; its code is for good. */
export const distributorForm = z.object({
  user_id: id(),
  distributer_code: z.string().check(z.regex(/^[A-Za-z0-9_-]{2,32}$/)),
  name: text(1, 60),
  /** Host it is reached at by https; '' without. */
  domain: hostName,
  pixel_id: z.string().check(z.regex(/^\d{0,32}$/)),
  pixel_token: z.string().check(z.regex(/^[A-Za-z0-9_-]{0,300}$/)),
  status: flag(),
})

export const distributorLine = z.extend(distributorForm, {
  member: memberLine,
  register_total: count(),
  recharge_sum: shownAmount(),
  commission_sum: shownAmount(),
  version: count(),
  create_time: seconds(),
})
export type DistributorLine = z.output<typeof distributorLine>

/** What a member shares with whoever would earn by them; the pair earns nothing while it is not lifted. */
export const inviteFlag = z.object({
  member: memberLine,
  earner: memberLine,
  reason: z.literal(['device', 'payout', 'identity']),
  note_time: seconds(),
  /** 0: it holds. */
  lift_time: seconds(),
  lifted_by: count(),
  lift_reason: z.string(),
})
export type InviteFlag = z.output<typeof inviteFlag>

/** Somebody of a member's team as operators see them. */
export const memberOfTeam = z.extend(memberLine, { level: teamLevel, join_time: seconds() })
export type MemberOfTeam = z.output<typeof memberOfTeam>

/** Who invited a member, and who could earn by them. */
export const memberTeam = z.object({
  inviters: z.array(z.extend(memberLine, { level: teamLevel, is_flagged: flag() })),
  level_1: count(),
  level_2: count(),
  /** 0: no agent. */
  agent_level: count(),
  grants: z.array(grant),
})
export type MemberTeam = z.output<typeof memberTeam>
