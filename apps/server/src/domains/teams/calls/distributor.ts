import type { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { getAccount } from '../../account/index.ts'
import { channelFigures, channelLink } from '../channels.ts'
import type { TeamsNeeds } from '../needs.ts'
import { presentDistributor } from '../present.ts'
import { findDistributor } from '../queries/distributors.ts'

export const getDistributor =
  (domains: TeamsNeeds): Handler<typeof agentCalls.getDistributor> =>
  async ({ db, caller, origin }) => {
    const row = await findDistributor(db, caller.userId)
    if (!row) return { distributer: null }
    const figures = await channelFigures(db, domains, [row])
    const { user_code: userCode } = await getAccount(db, caller.userId)
    const url = channelLink(row, await domains.session.platform(), origin, userCode)
    return { distributer: presentDistributor(row, figures(row), url) }
  }
