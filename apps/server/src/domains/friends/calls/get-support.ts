import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { findUsers } from '../../account/index.ts'
import type { FriendsNeeds } from '../needs.ts'
import { lockPair } from '../queries/locks.ts'
import { assignAgent, findAgent } from '../queries/support.ts'
import { settleReach } from '../settle-reach.ts'

/** The official account that looks after me, the same every time for as long as it is one; null where the platform has none. */
export const getSupport =
  (domains: FriendsNeeds): Handler<typeof contactCalls.getSupport> =>
  async (context) => {
    const { service_url: link, service_hours: workTime } = await domains.session.platform()
    const agentId = (await findAgent(context.db, context.caller.userId)) ?? (await assign(context, domains))
    const customer = agentId === undefined ? undefined : (await findUsers(context.db, [agentId])).get(agentId)
    return { customer: customer ?? null, link, work_time: workTime }
  }

/** Gives the caller the next official account and lets the two write to each other without friendship. */
const assign = ({ db, caller }: CallContext<'bearer'>, domains: FriendsNeeds): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const agentId = await assignAgent(tx, caller.userId)
    if (agentId === undefined) return undefined
    await lockPair(tx, caller.userId, agentId)
    await settleReach(tx, domains, caller.userId, agentId)
    return agentId
  })
