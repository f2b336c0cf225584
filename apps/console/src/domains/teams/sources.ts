import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { agentApplicationStates } from '@cliffhanger/contract/teams/schemas.ts'
import { chosenNumber, pageOf, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'

export const levelSource: Source = {
  list: async (question) => {
    const { list } = await callServer(agentOperatorCalls.listWrittenLevels, {})
    return pageOf(
      list.map((level) => ({ ...level, id: level.level })),
      question,
    )
  },
}

export const applicationSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(agentOperatorCalls.listApplications, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: agentApplicationStates.find((state) => state === filter.state),
      number: writtenText(filter.number),
    }),
}

export const distributorSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(teamOperatorCalls.listDistributors, { page, limit })
    return { list: list.map((distributor) => ({ ...distributor, id: distributor.user_id })), total }
  },
}

export const flagSource: Source = {
  list: async ({ page, limit, filter, sort }) => {
    const { list, total } = await callServer(teamOperatorCalls.listInviteFlags, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      is_lifted: ([0, 1] as const).find((flag) => flag === chosenNumber(filter.is_lifted)),
    })
    const idOf = ({ member, earner, reason }: (typeof list)[number]) => `${member.user_id} ${earner.user_id} ${reason}`
    return { list: list.map((flag) => ({ ...flag, id: idOf(flag) })), total }
  },
}

/** The team of one member; nothing lists all teams. */
export const memberTeamSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({ id, ...(await callServer(teamOperatorCalls.getMemberTeam, { user_id: id, limit: 1 })).team }),
}

/** Members of one level of a team. */
export const teamMemberSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(teamOperatorCalls.getMemberTeam, {
      page,
      limit,
      user_id: Number(filter.user_id),
      level: filter.level === 2 ? 2 : 1,
    })
    return { list: list.map((member) => ({ ...member, id: member.user_id })), total }
  },
}
