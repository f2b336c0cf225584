import { groupRoles, type Scope } from '@cliffhanger/contract/groups/schemas.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayClosePoll,
  mayConfigure,
  mayHandOver,
  mayManage,
  mayPin,
  mayReact,
  mayReview,
  maySpeak,
  scopeIncludes,
  takesActs,
} from './policy.ts'

const role = fc.constantFrom(...groupRoles)
const scope = fc.constantFrom<Scope[]>(0, 1, 2, 3)

const open = { status: 1, is_muted: false } as const
const heard = (one: (typeof groupRoles)[number]) => ({ role: one, is_muted: false })

it('R-29: pinning goes by scope', () => {
  fc.assert(
    fc.property(scope, role, (can_pin_msg, one) => {
      const expected = scopeIncludes(can_pin_msg, one) ? undefined : 'noPermission'
      expect(mayPin({ ...open, can_pin_msg }, heard(one))).toBe(expected)
    }),
  )
})

it('R-30: what a group says of itself goes by scope, what it allows beside it does not', () => {
  fc.assert(
    fc.property(scope, role, (can_edit_info, one) => {
      const group = { ...open, can_edit_info }
      const expected = scopeIncludes(can_edit_info, one) ? undefined : 'noPermission'
      expect(mayConfigure(group, heard(one), ['group_name', 'notice'])).toBe(expected)
      const isManaging = one !== 'member'
      for (const fields of [[], ['can_pin_msg'], ['group_name', 'can_edit_info']])
        expect(mayConfigure(group, heard(one), fields)).toBe(isManaging ? undefined : 'noPermission')
    }),
  )
})

it('R-29, R-30: whoever is silenced changes nothing that all see, wherever a scope includes them', () => {
  const everybody = { ...open, can_pin_msg: 0, can_edit_info: 0 } as const
  for (const one of groupRoles) {
    const muted = { role: one, is_muted: true }
    expect(mayPin(everybody, muted)).toBe('mutedInGroup')
    expect(mayConfigure(everybody, muted, ['notice'])).toBe('mutedInGroup')
    const silent = { ...everybody, is_muted: true }
    const expected = one === 'member' ? 'groupMuted' : undefined
    expect([mayPin(silent, heard(one)), mayConfigure(silent, heard(one), ['notice'])]).toEqual([expected, expected])
  }
})

describe('R-33: a group that is over', () => {
  const everything = { can_send_msg: 0, can_pin_msg: 0, can_edit_info: 0 } as const
  it.each([
    [2, 'groupForbids'],
    [0, 'groupDissolved'],
  ] as const)('in state %i takes no act, whoever tries it', (status, refusal) => {
    const group = { ...open, ...everything, status }
    expect(takesActs(group)).toBe(refusal)
    for (const one of groupRoles) {
      const acts = [
        maySpeak(group, heard(one)),
        mayReact(group, heard(one)),
        mayPin(group, heard(one)),
        mayReview(group, one),
        mayClosePoll(group, one, true),
        mayManage(group, one, 'member', 'mute'),
        mayConfigure(group, heard(one), ['notice']),
        mayConfigure(group, heard(one), ['slow_seconds']),
        mayHandOver(group, one),
      ]
      expect(new Set(acts)).toEqual(new Set([refusal]))
    }
  })
})
