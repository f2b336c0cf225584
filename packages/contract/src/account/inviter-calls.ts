import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, text } from '../schema.ts'

/** Who invited me, where registration did not tell. */
export const inviterCalls = {
  bindInviter: call({
    id: 'vp-bind',
    method: 'POST',
    path: '/video/api/bind',
    auth: 'bearer',
    rate: '20/h',
    request: z.object({ code: text(1, 32) }),
    data: z.object({ parent: z.object({ user_id: id(), nick_name: z.string(), avatar_url: z.string() }) }),
    errors: ['inviteCodeUnknown', 'stateChanged', 'cannotDoToSelf'],
    summary: 'Sets my inviter by their invitation code, once; refused if it would close a loop',
  }),
} as const
