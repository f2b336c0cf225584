import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, flag, id, queryNumber, seconds } from '../schema.ts'
import { calendarDay, coinAmount } from './schemas.ts'

const signIn = z.object({
  is_sign: flag(),
  continuous_days: count(),
  total_days: count(),
  rules: z.array(z.extend(coinAmount, { day: id(), spins: count() })),
  records: z.array(calendarDay),
  /** The platform's day, and the second at which the next one begins. */
  today: calendarDay,
  next_time: seconds(),
  /** What comes with the next sign-in. */
  next: z.extend(coinAmount, { day: id(), spins: count() }),
  /** Until when gold of a sign-in today can be spent; 0: for ever. */
  expire_time: seconds(),
  reward: z.optional(coinAmount),
  wheel_times: count(),
})

/** The daily sign-in. */
export const signInCalls = {
  signIn: call({
    id: 'vg-sign',
    method: 'GET',
    path: '/video/api/sign',
    auth: 'bearer',
    rate: '120/min',
    idempotency: 'sometimes',
    request: z.object({ do: z.optional(queryNumber(z.literal(1))) }),
    data: signIn,
    errors: ['alreadySignedIn', 'idempotencyKeyMissing', 'idempotencyKeyReused', 'stillProcessing'],
    summary: 'My sign-ins of this month; with do=1 signs in for today',
  }),
  /** The same for callers that change nothing by a GET. */
  postSignIn: call({
    id: 'vp-sign',
    method: 'POST',
    path: '/video/api/sign',
    auth: 'bearer',
    rate: '120/min',
    idempotency: 'sometimes',
    request: z.object({ do: z.optional(z.literal(1)) }),
    data: signIn,
    errors: ['alreadySignedIn', 'idempotencyKeyMissing', 'idempotencyKeyReused', 'stillProcessing'],
    summary: 'The same as a POST',
  }),
} as const
