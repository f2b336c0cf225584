import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { RegistrationKind } from '@cliffhanger/contract/session/schemas.ts'

/** The part of the platform's configuration that governs new accounts. */
export interface RegistrationPolicy {
  readonly plat_status: 0 | 1
  readonly is_reg: 0 | 1
  readonly login_name_format: string
  readonly max_number_register: number
  readonly max_number_online_users: number
  readonly is_need_invite_code: 0 | 1
  readonly is_required_invite_code: 0 | 1
  readonly is_need_upper_invite_code: 0 | 1
  readonly is_required_upper_invite_code: 0 | 1
}

export type RegistrationDecision = { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalName }

const allowed: RegistrationDecision = { ok: true }
const no = (refusal: RefusalName): RegistrationDecision => ({ ok: false, refusal })

/** Whether the platform is open and makes new accounts (E-31, E-43). */
export function canRegister(policy: RegistrationPolicy): RegistrationDecision {
  if (policy.plat_status === 0) return no('platformClosed')
  return policy.is_reg === 1 ? allowed : no('registrationClosed')
}

/** Whether this kind of login name may be registered; `login_name_format` lists the kinds (E-42). */
export const canUseKind = (policy: RegistrationPolicy, kind: RegistrationKind): RegistrationDecision =>
  policy.login_name_format.split(',').some((part) => part.trim() === kind) ? allowed : no('loginNameFormat')

/** Whom codes reach on this platform: whether mails and texts leave it, or a demonstration shows them. */
export interface CodeReach {
  readonly email: boolean
  readonly phone: boolean
}

/** Of the kinds of login names the ones that can be proved: where no mail or no text leaves, no such address is asked for. */
export const provableKinds = (loginNameFormat: string, reach: CodeReach): string =>
  loginNameFormat
    .split(',')
    .filter((kind) => (kind.trim() !== 'phone' || reach.phone) && (kind.trim() !== 'email' || reach.email))
    .join(',')

/** S-102: whether one more account fits; 0 means no limit. */
export function canAddAccount(policy: RegistrationPolicy, accounts: number, online: number): RegistrationDecision {
  const isFull = (limit: number, used: number) => limit > 0 && used >= limit
  return isFull(policy.max_number_register, accounts) || isFull(policy.max_number_online_users, online)
    ? no('registrationLimited')
    : allowed
}

/** The invite codes a member typed; '' where none. */
export interface TypedCodes {
  readonly inviteCode: string
  readonly upperInviteCode: string
}

/** V-4, K-8: whether a code is missing; the switches of the platform decide which must be there. */
export function hasRequiredCodes(policy: RegistrationPolicy, codes: TypedCodes): RegistrationDecision {
  const isMissing = (isNeeded: 0 | 1, isRequired: 0 | 1, code: string) =>
    isNeeded === 1 && isRequired === 1 && code === ''
  return isMissing(policy.is_need_invite_code, policy.is_required_invite_code, codes.inviteCode) ||
    isMissing(policy.is_need_upper_invite_code, policy.is_required_upper_invite_code, codes.upperInviteCode)
    ? no('inviteCodeRequired')
    : allowed
}

/** C-22: a parent code that names nobody. */
export const noParentCode = '0'
