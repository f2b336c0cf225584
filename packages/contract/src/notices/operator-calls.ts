import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { byLanguage, count, empty, id, paged, paging, seconds, text } from '../schema.ts'
import { version, written, writtenTexts } from './operator-schemas.ts'
import { noticeLink, noticePosition, noticeType, writtenScope } from './schemas.ts'

const noticeForm = z.object({
  /** '' = everyone. */
  user_no: text(0, 20),
  type: noticeType,
  position: noticePosition,
  /** `stars`: everyone's, but only in the section of stars, on its line, and nobody is alerted to it. */
  scope: z._default(writtenScope, 'platform'),
  texts: writtenTexts,
  image_key: text(0, 300),
  link: noticeLink(),
  /** 0 = now. */
  start_time: seconds(),
  /** 0 = none. */
  end_time: seconds(),
})

/** A notice as operators see it. */
export const writtenNotice = z.extend(z.omit(noticeForm, { texts: true }), {
  id: id(),
  version,
  texts: byLanguage(written),
  image: z.string(),
  state: z.literal(['planned', 'running', 'over', 'withdrawn']),
  read_total: count(),
  create_time: seconds(),
})
export type WrittenNotice = z.output<typeof writtenNotice>

/** Notices operators write, to one member or to everyone. */
export const noticesOperatorCalls = {
  listWrittenNotices: call({
    id: 'op-notices',
    method: 'GET',
    path: '/operator/v1/notices',
    auth: 'operator',
    permission: 'content.read',
    request: z.object(paging),
    data: paged(writtenNotice),
    errors: [],
    summary: 'Notices that operators wrote, the newest first, with how many members opened each',
  }),
  writeNotice: call({
    id: 'op-notice-write',
    method: 'POST',
    path: '/operator/v1/notices/write',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: noticeForm,
    data: z.object({ notice: writtenNotice }),
    errors: ['userNotFound', 'fileNotUploaded'],
    summary:
      'Tells one member at once, or everyone from a time on; only everyone’s have a place on home, a start and an end',
  }),
  editNotice: call({
    id: 'op-notice-edit',
    method: 'POST',
    path: '/operator/v1/notices/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(noticeForm, { id: id(), version }),
    data: z.object({ notice: writtenNotice }),
    errors: ['notFound', 'stateChanged', 'userNotFound', 'fileNotUploaded'],
    summary:
      'Changes a notice that is planned or in force, at once for whoever has it; one for somebody else than before becomes a new notice',
  }),
  withdrawNotice: call({
    id: 'op-notice-withdraw',
    method: 'POST',
    path: '/operator/v1/notices/withdraw',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Takes a notice out of every list',
  }),
} as const
