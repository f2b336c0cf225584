import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'

/** Whether a member may add another to their blacklist. Refuses 5021, and 4001 for official customer service. */
export function canBlacklist(
  isSelf: boolean,
  targetType: UserType,
): { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalName } {
  if (isSelf) return { ok: false, refusal: 'cannotDoToSelf' }
  return targetType === userTypes.official ? { ok: false, refusal: 'noPermission' } : { ok: true }
}
