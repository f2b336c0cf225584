import { Refused } from '@cliffhanger/client/call-error.ts'
import type { RegistrationKind } from '@cliffhanger/contract/session/schemas.ts'

/** Field of the form next to which a refused registration belongs; undefined where it concerns none. */
export const fieldOfRefusal = (error: unknown, kind: RegistrationKind): string | undefined => {
  if (!(error instanceof Refused)) return undefined
  if (error.is('codeWrong')) return 'code'
  if (error.is('passwordsDiffer')) return 'login_pwd2'
  if (error.is('inviteCodeRequired') || error.is('inviteCodeUnknown')) return 'invite_code'
  if (error.is('alreadyRegistered') || error.is('loginNameFormat'))
    return kind === 'username' ? 'login_name' : 'contact'
  return undefined
}
