import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'

export const reason = 'a good reason'

type LevelForm = CallRequest<typeof agentOperatorCalls.createAgentLevel>

/** Terms that take no sales and give 5 % and 2 %. */
export const termsForm = {
  level: 1,
  from_time: 0,
  need_sales: 0,
  need_amount: '0',
  rate_1: '0.05',
  rate_2: '0.02',
  reason,
}

export const levelForm: LevelForm = { ...termsForm, names: { en: 'Bronze', 'zh-CN': '青铜' }, is_open: 1 }

export const createLevel = (server: TestServer, token: string, change: Partial<LevelForm> = {}) =>
  server.call(agentOperatorCalls.createAgentLevel, { ...levelForm, ...change }, { token, key: randomUUID() })

type Application = CallRequest<typeof agentCalls.applyAsAgent>

export const applyAs = (server: TestServer, { token }: Pick<Member, 'token'>, change: Partial<Application> = {}) =>
  server.call(
    agentCalls.applyAsAgent,
    { level: 1, real_name: 'Ana Silva', contact: '@ana_silva', remark: 'I share films', ...change },
    { token, language: 'en' },
  )

export const decide = (server: TestServer, token: string, id: number, isAccepted: 0 | 1) =>
  server.call(agentOperatorCalls.decideApplication, { id, is_accepted: isAccepted, reason }, { token })

/** Makes a member an agent of a level, as an operator does. */
export async function becomeAgent(server: TestServer, who: Member, operatorToken: string, level = 1): Promise<void> {
  const { code, data } = await applyAs(server, who, { level })
  if (code !== 200) throw new Error(`an application was refused: ${code}`)
  const { code: decided } = await decide(server, operatorToken, data.apply.id, 1)
  if (decided !== 200) throw new Error(`a decision was refused: ${decided}`)
}
