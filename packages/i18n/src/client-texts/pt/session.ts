import type { SameTexts } from '../../translate.ts'
import type { session as base } from '../zh-CN/session.ts'

export const session = {
  code: 'Código de verificação',
  sendCode: 'Enviar código',
  codeAgainIn: 'De novo em {seconds} s',
} satisfies SameTexts<typeof base>
