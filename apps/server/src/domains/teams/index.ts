import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { applyAsAgent, getAgentLevels, getAgentTeam } from './calls/agents.ts'
import { getDistributor } from './calls/distributor.ts'
import { getInvitation, getInviter } from './calls/invitation.ts'
import { listTeamNotices } from './calls/list-team-notices.ts'
import { listTeam, listTeamMembers } from './calls/read-team.ts'
import { channelOf, findPixel } from './channels.ts'
import { earnersOf, isFlagged } from './flags.ts'
import { levelAt } from './levels.ts'
import type { TeamsNeeds } from './needs.ts'
import { createTeamsOperator, type TeamsOperator } from './operator.ts'
import { noteShared } from './queries/flags.ts'

export type { CommissionFigures } from './needs.ts'
export { readPeriod } from './period.ts'
export type { ChannelFigures } from './present.ts'
export type { ApplicationRow } from './queries/applications.ts'
export type { DistributorRow } from './queries/distributors.ts'
export type { FlagRow } from './queries/flags.ts'
export type { GrantRow } from './queries/grants.ts'
export type { TermsRow, WrittenLevelRow } from './queries/levels.ts'
export { countLevels } from './queries/team.ts'

export interface TeamsDomain extends Domain {
  /** Who may earn by a member's purchases, at most one of each level, and who of them must not. */
  readonly earnersOf: typeof earnersOf
  /** Whether an earner of this member must not earn by them. */
  readonly isFlagged: typeof isFlagged
  /** The level of agents a member held at a moment, with its rates of then. */
  readonly levelAt: typeof levelAt
  /** Code of the channel a new member came by: the one they carry, else that of the domain they registered on; '' for none. */
  readonly channelOf: typeof channelOf
  /** The ad pixel of a channel that has its own. */
  readonly findPixel: typeof findPixel
  /** Flags what these members share with whoever earns by them, when a device, a payment account, a certification or an inviter is new. */
  noteShared(tx: Db, userIds: readonly number[]): Promise<void>
  readonly operator: TeamsOperator
}

/** Who invited whom, agents, distributors, and invitations of oneself. */
export const createTeamsDomain = (context: ServerContext, domains: TeamsNeeds): TeamsDomain => ({
  earnersOf,
  isFlagged,
  levelAt,
  channelOf,
  findPixel,
  async noteShared(tx, userIds) {
    await noteShared(tx, userIds, context.clock())
  },
  operator: createTeamsOperator(context, domains),
  calls: [
    ...bindCalls(teamCalls, {
      getInvitation: getInvitation(domains),
      getInviter,
      listTeamMembers: listTeamMembers(domains),
      listTeam: listTeam(domains),
    }),
    ...bindCalls(agentCalls, {
      getAgentLevels: getAgentLevels(domains),
      listTeamNotices: listTeamNotices(domains),
      getAgentTeam: getAgentTeam(domains),
      applyAsAgent: applyAsAgent(domains),
      getDistributor: getDistributor(domains),
    }),
  ],
})
