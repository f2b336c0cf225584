import type { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { TeamsNeeds } from '../needs.ts'

/** What the platform says about teams: to me, and to everyone. */
export const listTeamNotices =
  ({ notices }: TeamsNeeds): Handler<typeof agentCalls.listTeamNotices> =>
  async (context, page) => {
    const { list, ...rest } = await notices.listOfType(context, 'team', page)
    return { ...rest, list: list.map((notice) => ({ ...notice, scope: 'star' })) }
  }
