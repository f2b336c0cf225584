import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, text } from '../schema.ts'
import { objectKey } from '../uploads/schemas.ts'
import { reportType } from './schemas.ts'

/** What is missing may come as empty text: the handler names each empty field with a sentence of its own (V-11). */
const report = z
  .object({
    type: reportType,
    target_id: z.optional(id()),
    msg_id: z.optional(id()),
    /** With type star: a post, or a comment, whose author is the target; without either it is about the star. */
    product_id: z.optional(id()),
    comment_id: z.optional(id()),
    introduction: z._default(text(0, 60), ''),
    description: z._default(text(0, 1000), ''),
    images: z._default(z.array(objectKey()).check(z.maxLength(9)), []),
    contact: z._default(text(0, 60), ''),
  })
  .check(
    z.refine(({ type, target_id }) => type === 'feedback' || target_id !== undefined, { path: ['target_id'] }),
    z.refine(({ type, msg_id }) => type !== 'message' || msg_id !== undefined, { path: ['msg_id'] }),
    z.refine(({ type, product_id }) => type === 'star' || product_id === undefined, { path: ['product_id'] }),
    z.refine(
      ({ type, product_id, comment_id }) => comment_id === undefined || (type === 'star' && product_id === undefined),
      {
        path: ['comment_id'],
      },
    ),
  )

export const reportsCalls = {
  fileReport: call({
    id: 'complaint-add',
    method: 'POST',
    path: '/api/v6/Complaint/add',
    auth: 'bearer',
    rate: '30/min',
    request: report,
    data: z.object({ id: id() }),
    errors: ['notFound', 'fileNotUploaded'],
    summary:
      'Reports a member, a group, a message, a star, a post or a comment, or says what could be better; 10 a day',
  }),
} as const
