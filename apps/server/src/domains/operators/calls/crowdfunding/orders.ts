import type { crowdOrderOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { writeMoney } from '../../../crowdfunding/index.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentOrderOverview } from '../../present/crowdfunding.ts'

type Calls = typeof crowdOrderOperatorCalls

/** What somebody typed, and nothing where they typed blanks. */
export const typed = (text: string | undefined): string | undefined => text?.trim() || undefined

const listCrowdOrders =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listCrowdOrders']> =>
  async (context, { page, limit, project_id: projectId, user_id: userId, state, number, ...listing }) => {
    const { signed } = crowdfunding.operator
    const filter = { projectId, userId, state, number: typed(number), ...listingOf(listing) }
    const rows = await signed.list(context.db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      context.db,
      rows.map((row) => row.user_id),
    )
    const { total, principal, earned, owed } = await signed.sum(context.db, filter)
    return {
      list: rows.map((row) => presentOrderOverview(context, row, lineOf)),
      total,
      page,
      limit,
      principal: writeMoney(principal),
      earned: writeMoney(earned),
      owed: writeMoney(owed),
    }
  }

export const orderHandlers = (needs: OperatorNeeds) => ({ listCrowdOrders: listCrowdOrders(needs) })
