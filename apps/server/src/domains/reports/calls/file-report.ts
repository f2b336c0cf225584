import type { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { reportsPerDay } from '@cliffhanger/contract/reports/schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { emptyPart } from '@cliffhanger/rules/reports/empty-part.ts'
import { reportDayMs, waitForReportS } from '@cliffhanger/rules/reports/report-budget.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { holdFiles, ownsFiles } from '../../uploads/index.ts'
import { collectEvidence, filesOf } from '../evidence.ts'
import { findSame, insertReport, listFiledMs, lockReporter, type NewReport } from '../queries.ts'

const emptyTexts = {
  introduction: 'reportIntroductionEmpty',
  description: 'reportDescriptionEmpty',
  images: 'reportImagesEmpty',
} as const

/** Files a report with a copy of what it is about. The same report again is the same one; the eleventh of a day is refused with 4006. */
export const fileReport: Handler<typeof reportsCalls.fileReport> = async ({ db, caller, clock, language }, input) => {
  const { type } = input
  const report: NewReport = {
    user_id: caller.userId,
    type,
    target_id: type === 'feedback' ? 0 : (input.target_id ?? 0),
    msg_id: type === 'message' ? (input.msg_id ?? 0) : 0,
    product_id: input.product_id ?? 0,
    comment_id: input.comment_id ?? 0,
    introduction: input.introduction.trim(),
    description: input.description.trim(),
    images: [...new Set(input.images)],
    contact: type === 'feedback' ? input.contact.trim() : '',
  }
  const empty = emptyPart(type, report)
  if (empty) return refuse('invalidParameter', { field: empty }, messageText(language, emptyTexts[empty]))
  if (report.images.length > 0 && !(await ownsFiles(db, caller.userId, report.images))) return refuse('fileNotUploaded')

  return db.transaction(async (tx) => {
    await lockReporter(tx, caller.userId)
    const nowMs = clock()
    const sinceMs = nowMs - reportDayMs
    const same = await findSame(tx, report, sinceMs)
    if (same) return same
    const waitS = waitForReportS(await listFiledMs(tx, caller.userId, sinceMs, reportsPerDay), nowMs)
    if (waitS > 0) return refuse('tooManyRequests', { retry_after: waitS })
    const { target_id: targetId, msg_id: messageId, product_id: postId, comment_id: commentId } = report
    const reader = { db: tx, userId: caller.userId, nowMs }
    const evidence = await collectEvidence(reader, { type, targetId, messageId, postId, commentId })
    const held = await holdFiles(tx, [...report.images, ...filesOf(evidence)])
    if (!report.images.every((key) => held.has(key))) return refuse('fileNotUploaded')
    return insertReport(tx, report, evidence, nowMs)
  })
}
