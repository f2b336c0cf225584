import type { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { carryOut, recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentReport, presentReportDetail } from '../../present/reports.ts'

const listReports =
  ({ reports }: OperatorNeeds): Handler<typeof reportsOperatorCalls.listReports> =>
  async ({ db }, { page, limit, state, type, number = '', ...listing }) => {
    const filter = { state, type, number: number.trim(), ...listingOf(listing) }
    const rows = await reports.operator.list(db, filter, limit, (page - 1) * limit)
    const lineOf = await memberLines(
      db,
      rows.map(({ user_id }) => user_id),
    )
    return {
      list: rows.map((row) => presentReport(row, lineOf(row.user_id))),
      total: await reports.operator.count(db, filter),
      page,
      limit,
    }
  }

const getReport =
  (needs: OperatorNeeds): Handler<typeof reportsOperatorCalls.getReport> =>
  async (context, { id }) => {
    const row = (await needs.reports.operator.find(context.db, id)) ?? refuse('notFound')
    const lineOf = await memberLines(context.db, [row.user_id])
    return { report: await presentReportDetail(context, needs, row, lineOf(row.user_id)) }
  }

/** Takes a new report into work, so that no second operator does the same. */
const takeReport =
  ({ reports }: OperatorNeeds): Handler<typeof reportsOperatorCalls.takeReport> =>
  (context, { id }) =>
    context.db.transaction(async (tx) => {
      const { before, after } = await reports.operator.move(tx, id, 1, '')
      await recordAction(tx, context, {
        action: 'report.take',
        target: `report ${id}`,
        before: { state: before.state },
        after: { state: after.state },
      })
      return {}
    })

/** Closes a report; what the reporter is told is also why, in the log. */
const closeReport =
  ({ reports }: OperatorNeeds): Handler<typeof reportsOperatorCalls.closeReport> =>
  (context, { id, reply }) =>
    context.db.transaction(async (tx) => {
      const { before, after } = await reports.operator.move(tx, id, 2, reply)
      await recordAction(tx, context, {
        action: 'report.close',
        target: `report ${id}`,
        reason: reply,
        before: { state: before.state },
        after: { state: after.state, reply: after.reply },
      })
      return {}
    })

/** Takes the message a report is about from everybody. Only what was reported can be erased: operators see no other message. */
const eraseReportedMessage =
  ({ reports, chat }: OperatorNeeds): Handler<typeof reportsOperatorCalls.eraseReportedMessage> =>
  (context, { id, reason }) =>
    context.db.transaction(
      async (tx) => {
        const message = (await reports.operator.find(tx, id))?.evidence.message ?? refuse('notFound')
        await chat.operator.erase(tx, message.msg_id)
        await recordAction(tx, context, {
          action: 'message.erase',
          target: `message ${message.msg_id}`,
          reason,
          after: { report: id },
        })
        return {}
      },
      { retries: 3 },
    )

/** Takes down the post a report is about. Only what was reported: others are taken down where posts are reviewed. */
const hideReportedPost =
  ({ reports, stars }: OperatorNeeds): Handler<typeof reportsOperatorCalls.hideReportedPost> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      async (tx) => {
        const post = (await reports.operator.find(tx, id))?.evidence.post ?? refuse('notFound')
        return stars.operator.posts.review(tx, post.id, { act: 'hide', reason })
      },
      ({ before, after }) => ({
        action: 'starPost.hide',
        target: `star post ${after.id}`,
        reason,
        before: { state: before.state },
        after: { state: after.state, report: id },
      }),
    )
    return {}
  }

/** Deletes the comment a report is about. */
const deleteReportedComment =
  ({ reports, stars }: OperatorNeeds): Handler<typeof reportsOperatorCalls.deleteReportedComment> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      async (tx) => {
        const comment = (await reports.operator.find(tx, id))?.evidence.comment ?? refuse('notFound')
        return stars.operator.comments.remove(tx, comment.id)
      },
      (comment) => ({
        action: 'starComment.delete',
        target: `star comment ${comment.id}`,
        reason,
        before: { content: comment.content, replies: comment.reply_total },
        after: { report: id },
      }),
    )
    return {}
  }

export const reportHandlers = (needs: OperatorNeeds): Handlers<typeof reportsOperatorCalls> => ({
  listReports: listReports(needs),
  getReport: getReport(needs),
  takeReport: takeReport(needs),
  closeReport: closeReport(needs),
  eraseReportedMessage: eraseReportedMessage(needs),
  hideReportedPost: hideReportedPost(needs),
  deleteReportedComment: deleteReportedComment(needs),
})
