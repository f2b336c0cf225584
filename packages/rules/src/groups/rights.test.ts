import { groupRoles, type Scope } from '@cliffhanger/contract/groups/schemas.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayConfigure, mayPin, scopeIncludes } from './policy.ts'

const role = fc.constantFrom(...groupRoles)
const scope = fc.constantFrom<Scope[]>(0, 1, 2, 3)

it('R-29: pinning goes by scope', () => {
  fc.assert(
    fc.property(scope, role, (can_pin_msg, one) => {
      expect(mayPin({ can_pin_msg }, one)).toBe(scopeIncludes(can_pin_msg, one) ? undefined : 'noPermission')
    }),
  )
})

it('R-30: what a group says of itself goes by scope, what it allows beside it does not', () => {
  fc.assert(
    fc.property(scope, role, (can_edit_info, one) => {
      const open = { status: 1, can_edit_info } as const
      const expected = scopeIncludes(can_edit_info, one) ? undefined : 'noPermission'
      expect(mayConfigure(open, one, ['group_name', 'notice'])).toBe(expected)
      const isManaging = one !== 'member'
      for (const fields of [[], ['can_pin_msg'], ['group_name', 'can_edit_info']])
        expect(mayConfigure(open, one, fields)).toBe(isManaging ? undefined : 'noPermission')
    }),
  )
})
