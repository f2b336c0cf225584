import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/handlers.ts'
import type { DramaNeeds } from '../../needs.ts'

/** How many members are online, in all and among those the caller invited; zeros where the platform does not show it. Who hides that he is
 *  online is not counted among the invited: of one invited member, the number would tell. */
export const getOnline =
  (needs: DramaNeeds): Handler<typeof collectionCalls.getOnline> =>
  async ({ db, caller }) => {
    if ((await needs.platform()).show_online === 0) return { online_total: 0, team_online: 0 }
    const online = [...needs.onlineMembers()]
    return { online_total: online.length, team_online: await needs.countInvited(db, caller.userId, online) }
  }
