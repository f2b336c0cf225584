import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, seconds, text } from '../schema.ts'
import { objectKey } from '../uploads/schemas.ts'
import { realNameStates } from './states.ts'

export const realNameStatus = z.literal(Object.values(realNameStates))
export type RealNameStatus = z.output<typeof realNameStatus>

/** Number of an identity card as typed; its check digit is judged by the rules. */
export const idCardNumber = z.string().check(z.regex(/^[0-9A-Za-z-]{6,32}$/))

/** What a platform may ask certification for (R-22, S-97). */
const realNameUse = z.literal(['withdraw', 'crowdfunding', 'team'])
export type RealNameUse = z.output<typeof realNameUse>

/** My certification (entities.md, RealName): name and number are masked once certified; the times are 0 before the first application.
 *  `needed_for` is what this platform asks it for. */
export const realName = z.object({
  status: realNameStatus,
  real_name: z.string(),
  id_card: z.string(),
  front_url: z.string(),
  back_url: z.string(),
  reason: z.string(),
  create_time: seconds(),
  update_time: seconds(),
  needed_for: z.optional(z.array(realNameUse)),
})
export type RealName = z.output<typeof realName>

/** Certifying who a member really is. */
export const realNameCalls = {
  getRealName: call({
    id: 'userauth-info',
    method: 'GET',
    path: '/api/v6/UserAuth/info',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: realName,
    errors: [],
    summary: 'The state of my real-name certification',
  }),
  submitRealName: call({
    id: 'userauth-add',
    method: 'POST',
    path: '/api/v6/UserAuth/add',
    auth: 'bearer',
    rate: '20/h',
    request: z.object({
      real_name: text(2, 50),
      id_card: idCardNumber,
      front_url: objectKey(),
      back_url: objectKey(),
    }),
    data: z.object({ status: z.literal(1) }),
    errors: ['realNameInReview', 'fileNotUploaded'],
    summary: 'Applies for certification, or applies again after a failed review',
  }),
} as const
