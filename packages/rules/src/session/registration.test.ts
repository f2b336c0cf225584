import { describe, expect, it } from 'vitest'
import {
  canAddAccount,
  canRegister,
  canUseKind,
  hasRequiredCodes,
  provableKinds,
  type RegistrationPolicy,
} from './registration.ts'

const policy: RegistrationPolicy = {
  plat_status: 1,
  is_reg: 1,
  login_name_format: 'username,email,phone',
  max_number_register: 0,
  max_number_online_users: 0,
  is_need_invite_code: 1,
  is_required_invite_code: 1,
  is_need_upper_invite_code: 0,
  is_required_upper_invite_code: 0,
}
const codes = { inviteCode: 'ABC123', upperInviteCode: '' }

describe('registration', () => {
  it('E-31, E-43: needs an open platform that takes new accounts', () => {
    expect(canRegister(policy)).toEqual({ ok: true })
    expect(canRegister({ ...policy, is_reg: 0 })).toEqual({ ok: false, refusal: 'registrationClosed' })
    expect(canRegister({ ...policy, is_reg: 0, plat_status: 0 })).toEqual({ ok: false, refusal: 'platformClosed' })
  })

  it('E-42: takes only the kinds of login name the platform lists', () => {
    expect(canUseKind(policy, 'phone').ok).toBe(true)
    expect(canUseKind({ ...policy, login_name_format: 'email, username' }, 'username').ok).toBe(true)
    expect(canUseKind({ ...policy, login_name_format: 'email' }, 'phone')).toEqual({
      ok: false,
      refusal: 'loginNameFormat',
    })
  })

  it('S-102: a full platform makes no account, and 0 means no limit', () => {
    expect(canAddAccount(policy, 1_000_000, 1_000_000)).toEqual({ ok: true })
    const limited = { ...policy, max_number_register: 1000, max_number_online_users: 500 }
    expect(canAddAccount(limited, 999, 499)).toEqual({ ok: true })
    expect(canAddAccount(limited, 1000, 0)).toEqual({ ok: false, refusal: 'registrationLimited' })
    expect(canAddAccount(limited, 0, 500)).toEqual({ ok: false, refusal: 'registrationLimited' })
  })

  it('V-4, K-8: wants exactly the invite codes that are switched on and required', () => {
    expect(hasRequiredCodes(policy, codes)).toEqual({ ok: true })
    expect(hasRequiredCodes(policy, { ...codes, inviteCode: '' })).toEqual({ ok: false, refusal: 'inviteCodeRequired' })
    expect(hasRequiredCodes({ ...policy, is_need_invite_code: 0 }, { ...codes, inviteCode: '' }).ok).toBe(true)
    expect(hasRequiredCodes({ ...policy, is_required_invite_code: 0 }, { ...codes, inviteCode: '' }).ok).toBe(true)
    const upper = { ...policy, is_need_upper_invite_code: 1, is_required_upper_invite_code: 1 } as const
    expect(hasRequiredCodes(upper, codes)).toEqual({ ok: false, refusal: 'inviteCodeRequired' })
  })
})

it.each([
  [{ email: true, phone: true }, 'username,email,phone'],
  [{ email: true, phone: false }, 'username,email'],
  [{ email: false, phone: true }, 'username,phone'],
  [{ email: false, phone: false }, 'username'],
])('A-5: offers what codes reach: %j', (reach, kinds) => {
  expect(provableKinds('username,email,phone', reach)).toBe(kinds)
})
