import type { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { showMessage } from '../../present/chat.ts'

/** What waits in default groups, which are the platform's own: their managers may decide, too. */
const listReviews =
  ({ chat }: OperatorNeeds): Handler<typeof chatOperatorCalls.listReviews> =>
  async (context, { page, limit, group_id }) => {
    const rows = await chat.operator.listWaiting(context.db, group_id, limit, (page - 1) * limit)
    const lineOf = await memberLines(
      context.db,
      rows.map(({ sender_id }) => sender_id),
    )
    const list = await Promise.all(
      rows.map(async (row) => ({
        ...(await showMessage(context, { ...row, create_time: toSeconds(row.created_ms) })),
        group: { group_id: row.target_id, g_no: row.g_no, group_name: row.group_name },
        sender: lineOf(row.sender_id),
      })),
    )
    return { list, total: await chat.operator.countWaiting(context.db, group_id), page, limit }
  }

/** S-48 in the name of the platform. */
const decideReview =
  ({ chat }: OperatorNeeds): Handler<typeof chatOperatorCalls.decideReview> =>
  (context, { group_id, msg_id, req_status }) =>
    context.db.transaction(
      async (tx) => {
        await chat.operator.review(tx, group_id, msg_id, req_status)
        await recordAction(tx, context, {
          action: req_status === reviewStates.approved ? 'message.approve' : 'message.reject',
          target: `message ${msg_id}`,
          before: { is_review: 0 },
          after: { is_review: req_status, group: group_id },
        })
        return {}
      },
      { retries: 3 },
    )

export const reviewHandlers = (needs: OperatorNeeds): Handlers<typeof chatOperatorCalls> => ({
  listReviews: listReviews(needs),
  decideReview: decideReview(needs),
})
