import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { countInvited } from '../../../account/index.ts'
import type { DramaNeeds } from '../../needs.ts'

/** How many members are online (a socket, or a call within the last minute): in all, and among those the caller invited. Both are zero when the
 *  platform does not show it. The second number leaves out members who hide that they are online: with a single invited member it would reveal them. */
export const getOnline =
  (domains: DramaNeeds): Handler<typeof collectionCalls.getOnline> =>
  async ({ db, caller }) => {
    if ((await domains.session.platform()).show_online === 0) return { online_total: 0, team_online: 0 }
    const online = [...new Set([...domains.gateway.presence.users(), ...domains.callers.list()])]
    return { online_total: online.length, team_online: await countInvited(db, caller.userId, online) }
  }
