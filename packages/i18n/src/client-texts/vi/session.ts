import type { SameTexts } from '../../translate.ts'
import type { session as base } from '../zh-CN/session.ts'

export const session = {
  code: 'Mã xác minh',
  sendCode: 'Gửi mã',
  codeAgainIn: 'Gửi lại sau {seconds} giây',
} satisfies SameTexts<typeof base>
