import type { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { reportStates } from '@cliffhanger/contract/reports/states.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler, Handlers } from '../../../../platform/handlers.ts'
import { countUsableOutbox } from '../../../account/index.ts'
import { countOverviews, countUnlisted } from '../../../drama/index.ts'
import { countAssets } from '../../../media/index.ts'
import { countMembers } from '../../../session/index.ts'
import { decidableKinds } from '../../changes/kinds.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { countWaitingChanges } from '../../queries/changes.ts'

const getWaiting =
  ({ reports, chat, account }: OperatorNeeds): Handler<typeof waitingCalls.getWaiting> =>
  async ({ db, clock, caller }) => {
    const [assets, dramasUnlisted, codes, newReports, reviews, realNames, changes, dramas, members] = await Promise.all(
      [
        countAssets(db),
        countUnlisted(db),
        countUsableOutbox(db, clock() - codePolicy.validMs),
        reports.operator.count(db, { state: reportStates.fresh, type: undefined }),
        chat.operator.countWaiting(db, undefined),
        account.realNames.list(db, { status: 1, number: '' }, { limit: 1, offset: 0 }),
        countWaitingChanges(db, decidableKinds(caller.permissions), caller.operatorId),
        countOverviews(db, ''),
        countMembers(db, { search: '', isEnabled: undefined }),
      ],
    )
    return {
      waiting: {
        transcoding: assets.unfinished,
        failed: assets.failed,
        dramas_unlisted: dramasUnlisted,
        codes,
        reports: newReports,
        reviews,
        real_names: realNames.total,
        changes,
        dramas,
        members,
      },
    }
  }

export const waitingHandlers = (needs: OperatorNeeds): Handlers<typeof waitingCalls> => ({
  getWaiting: getWaiting(needs),
})
