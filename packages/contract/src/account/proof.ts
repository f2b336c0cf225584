import * as z from 'zod/mini'
import type { RefusalName } from '../errors.ts'
import { text } from '../schema.ts'
import { sixDigits } from './schemas.ts'

/** What shows more than a session: the login password, where there is none the payment password, or a code to an address that is bound. */
export const proof = {
  login_pwd: z.optional(text(0, 64)),
  pay_password: z.optional(sixDigits),
  old_code: z.optional(sixDigits),
} as const

export const proofRefusals = [
  'codeWrong',
  'oldPasswordWrong',
  'paymentPasswordMissing',
  'paymentPasswordWrong',
  'paymentPasswordLocked',
  'noPermission',
  'stateChanged',
] as const satisfies readonly RefusalName[]
