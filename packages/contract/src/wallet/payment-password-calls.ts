import * as z from 'zod/mini'
import { sixDigits } from '../account/schemas.ts'
import { call } from '../call.ts'
import { count, empty, flag, text } from '../schema.ts'
import { payPassword, repeatedPayPassword } from './money-schemas.ts'

/** Six digits that every payment asks for (V-7); 5 wrong tries lock them for 2 hours (C-44). */
export const paymentPasswordCalls = {
  getPaymentPasswordState: call({
    id: 'vg-isSetPass',
    method: 'GET',
    path: '/video/api/isSetPass',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ is_set: flag(), locked_seconds: count() }),
    errors: [],
    summary: 'Whether my payment password is set, and how long it is locked',
  }),
  checkPaymentPassword: call({
    id: 'vp-checkPassword',
    method: 'POST',
    path: '/video/api/checkPassword',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({ pay_password: payPassword }),
    data: z.object({ ticket: z.string() }),
    errors: ['paymentPasswordMissing', 'paymentPasswordWrong', 'paymentPasswordLocked'],
    summary: 'Checks my payment password and answers a ticket of 5 minutes for changing it',
  }),
  /** `login_pwd` where there is a login password, `code` (of sms type paypass) where one is set already, or where only a contact shows who it is. */
  setPaymentPassword: call({
    id: 'vp-setPassword',
    method: 'POST',
    path: '/video/api/setPassword',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({
      pay_password: payPassword,
      pay_password2: repeatedPayPassword,
      code: z.optional(sixDigits),
      login_pwd: z.optional(text(0, 64)),
    }),
    data: z.object({ is_set: z.literal(1) }),
    errors: ['codeWrong', 'oldPasswordWrong', 'passwordsDiffer', 'noPermission', 'stateChanged'],
    summary: 'Sets my payment password, or a new one in place of a forgotten one',
  }),
  changePaymentPassword: call({
    id: 'vp-changePassword',
    method: 'POST',
    path: '/video/api/changePassword',
    auth: 'bearer',
    rate: '20/min',
    request: z
      .object({
        old_password: z.optional(payPassword),
        ticket: z.optional(text(1, 256)),
        pay_password: payPassword,
        pay_password2: repeatedPayPassword,
      })
      .check(
        z.refine(({ old_password, ticket }) => old_password !== undefined || ticket !== undefined, {
          message: 'missing',
          path: ['old_password'],
        }),
      ),
    data: z.object({ is_set: z.literal(1) }),
    errors: ['paymentPasswordMissing', 'paymentPasswordWrong', 'paymentPasswordLocked', 'passwordsDiffer'],
    summary: 'Changes my payment password by the old one or by a ticket',
  }),
} as const
