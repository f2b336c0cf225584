import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { applicationHandlers } from './applications.ts'
import { distributorHandlers } from './distributors.ts'
import { levelHandlers } from './levels.ts'
import { teamHandlers } from './member-team.ts'

/** What operators do about teams of members, agents and distributors. */
export const bindTeamCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(agentOperatorCalls, { ...levelHandlers(needs), ...applicationHandlers(needs) }),
  ...bindCalls(teamOperatorCalls, { ...teamHandlers(needs), ...distributorHandlers(needs) }),
]
