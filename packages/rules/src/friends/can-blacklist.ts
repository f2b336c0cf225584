import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'

/** Member type of official customer service. */
export const officialUserType: UserType = 1

/** May he put the other on his blacklist? Refuses 5021, and 4001 for official customer service. */
export function canBlacklist(
  isSelf: boolean,
  targetType: UserType,
): { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalName } {
  if (isSelf) return { ok: false, refusal: 'cannotDoToSelf' }
  return targetType === officialUserType ? { ok: false, refusal: 'noPermission' } : { ok: true }
}
