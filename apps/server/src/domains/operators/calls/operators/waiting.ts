import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { reportStates } from '@cliffhanger/contract/reports/states.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'

import { decidableKinds } from '../../changes/kinds.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { countWaitingChanges } from '../../queries/changes.ts'

const toShip = {
  state: mallOrderStates.pendingShipment,
  number: undefined,
  fromMs: undefined,
  untilMs: undefined,
}

const getWaiting =
  ({
    reports,
    chat,
    account,
    media,
    session,
    drama,
    mall,
    stars,
    support,
    teams,
  }: OperatorNeeds): Handler<typeof waitingCalls.getWaiting> =>
  async ({ db, clock, caller }) => {
    const [
      assets,
      dramasUnlisted,
      codes,
      newReports,
      reviews,
      realNames,
      mallOrders,
      applications,
      starPosts,
      supportCases,
      changes,
      dramas,
      members,
    ] = await Promise.all([
      media.operator.countAssets(db),
      drama.operator.countUnlisted(db),
      account.operator.countUsableOutbox(db, clock() - codePolicy.validMs),
      reports.operator.count(db, { state: reportStates.fresh, type: undefined }),
      chat.operator.countWaiting(db, undefined),
      account.operator.realNames.count(db, { status: realNameStates.inReview, number: '' }),
      mall.operator.orders.count(db, toShip),
      teams.operator.agents.count(db, { state: 'pending', number: '' }),
      stars.operator.posts.count(db, { state: starPostStates.inReview, starId: undefined }),
      support.operator.countWaiting(db),
      countWaitingChanges(db, decidableKinds(caller.permissions), caller.operatorId),
      drama.operator.countOverviews(db, ''),
      session.operator.countMembers(db, { search: '', isEnabled: undefined }),
    ])
    return {
      waiting: {
        transcoding: assets.unfinished,
        failed: assets.failed,
        dramas_unlisted: dramasUnlisted,
        codes,
        reports: newReports,
        reviews,
        real_names: realNames,
        mall_orders: mallOrders,
        agent_applications: applications,
        star_posts: starPosts,
        support_cases: supportCases,
        changes,
        dramas,
        members,
      },
    }
  }

export const waitingHandlers = (needs: OperatorNeeds): Handlers<typeof waitingCalls> => ({
  getWaiting: getWaiting(needs),
})
