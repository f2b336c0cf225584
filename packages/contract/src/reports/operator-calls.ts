import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, id, paged, paging, queryNumber, text, timely } from '../schema.ts'
import { reportDetail, reportOverview, reportState } from './operator-schemas.ts'
import { reportType } from './schemas.ts'

/** The queue of reports. Operators see what was reported, as it was then, and nothing else of a conversation. */
export const reportsOperatorCalls = {
  listReports: call({
    id: 'op-reports',
    method: 'GET',
    path: '/operator/v1/reports',
    auth: 'operator',
    permission: 'report.read',
    request: z.object({
      ...paging,
      ...timely,
      state: z.optional(queryNumber(reportState)),
      type: z.optional(reportType),
      number: z.optional(text(1, 20)),
    }),
    data: paged(reportOverview),
    errors: [],
    summary: 'Reports, newest first; by state, type, and the number of a member (reporter or reported) or group',
  }),
  getReport: call({
    id: 'op-report',
    method: 'GET',
    path: '/operator/v1/report',
    auth: 'operator',
    permission: 'report.read',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ report: reportDetail }),
    errors: ['notFound'],
    summary: 'One report with its frozen evidence',
  }),
  takeReport: call({
    id: 'op-report-take',
    method: 'POST',
    path: '/operator/v1/reports/take',
    auth: 'operator',
    permission: 'report.write',
    request: z.object({ id: id() }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Takes a new report into work; 4003 when somebody was faster',
  }),
  closeReport: call({
    id: 'op-report-close',
    method: 'POST',
    path: '/operator/v1/reports/close',
    auth: 'operator',
    permission: 'report.write',
    request: z.object({ id: id(), reply: reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Closes a report with an answer to the reporter; it stays as it was answered',
  }),
  eraseReportedMessage: call({
    id: 'op-report-erase',
    method: 'POST',
    path: '/operator/v1/reports/erase-message',
    auth: 'operator',
    permission: 'report.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound', 'messageGone'],
    summary: 'Takes the reported message from everybody; the evidence stays',
  }),
  hideReportedPost: call({
    id: 'op-report-hide-post',
    method: 'POST',
    path: '/operator/v1/reports/hide-post',
    auth: 'operator',
    permission: 'report.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Takes the reported post of a star down, whose author is told why; the evidence stays',
  }),
  deleteReportedComment: call({
    id: 'op-report-delete-comment',
    method: 'POST',
    path: '/operator/v1/reports/delete-comment',
    auth: 'operator',
    permission: 'report.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Deletes the reported comment, with its replies; the evidence stays',
  }),
} as const
