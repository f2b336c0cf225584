import type { SameTexts } from '../../translate.ts'
import type { session as base } from '../zh-CN/session.ts'

export const session = {
  code: 'Verification code',
  sendCode: 'Send code',
  codeAgainIn: 'Again in {seconds} s',
} satisfies SameTexts<typeof base>
