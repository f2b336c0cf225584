import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { isCommonPassword } from '../../platform/security/common-passwords.ts'
import { hashPassword } from '../../platform/security/password.ts'

/** The hash of a new login password; refuses 4000 for one of the most common. */
export async function hashNewPassword({ language }: Pick<CallContext, 'language'>, password: string): Promise<string> {
  if (await isCommonPassword(password))
    refuse('invalidParameter', { field: 'login_pwd', reason: 'common' }, messageText(language, 'passwordTooCommon'))
  return hashPassword(password)
}
