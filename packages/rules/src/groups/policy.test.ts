import {
  type GroupRole,
  groupRoles,
  groupScopes,
  type Scope,
  type ScopeName,
} from '@cliffhanger/contract/groups/schemas.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromSeq,
  type GroupRules,
  isHiddenNotice,
  mayConfigure,
  mayDelete,
  mayDeleteLeavers,
  mayDissolve,
  mayInvite,
  mayLeave,
  mayManage,
  maySeeMembers,
  maySend,
  mayWithdraw,
  needsReview,
  scopeIncludes,
} from './policy.ts'

const scopeNames = Object.keys(groupScopes).filter((name): name is ScopeName => name in groupScopes)
const everyone = Object.fromEntries(scopeNames.map((name) => [name, 0])) as Record<ScopeName, Scope>

const groupWith = (changes: Partial<GroupRules> = {}): GroupRules => ({
  ...everyone,
  is_muted: false,
  is_review: false,
  show_member_list: true,
  status: 1,
  ...changes,
})

const role = fc.constantFrom(...groupRoles)
const scope = fc.constantFrom<Scope[]>(0, 1, 2, 3)
const anyGroup = fc.record({
  ...Object.fromEntries(scopeNames.map((name) => [name, scope])),
  is_muted: fc.boolean(),
  is_review: fc.boolean(),
  show_member_list: fc.boolean(),
  status: fc.constantFrom(0, 1, 2),
}) as fc.Arbitrary<GroupRules>
const rank: Record<GroupRole, number> = { member: 0, manager: 1, creator: 2 }

const speaker = (memberRole: GroupRole, isMuted = false) => ({ role: memberRole, is_muted: isMuted })
const text = { kinds: ['text'], mentionsAll: false } as const

describe('scopes', () => {
  it.each([
    [0, ['creator', 'manager', 'member']],
    [1, ['member']],
    [2, ['creator', 'manager']],
    [3, []],
  ] as const)('R-17: scope %i includes %j', (value, included) => {
    expect(groupRoles.filter((one) => scopeIncludes(value, one))).toEqual(included)
  })
})

describe('managing members', () => {
  it('R-12: role member manages nobody', () => {
    fc.assert(
      fc.property(role, fc.constantFrom('mute', 'kick', 'makeManager', 'cancelManager'), (target, action) => {
        expect(mayManage(groupWith(), 'member', target, action)).toBe('noPermission')
      }),
    )
  })

  it('R-13: muting and kicking need a strictly lower role', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('creator', 'manager'),
        role,
        fc.constantFrom('mute', 'kick'),
        (actor, target, action) => {
          const expected = rank[target] < rank[actor] ? undefined : 'targetRoleTooHigh'
          expect(mayManage(groupWith(), actor, target, action)).toBe(expected)
        },
      ),
    )
  })

  it('R-12, R-13: creator and managers make and cancel managers, and nobody touches the creator', () => {
    for (const actor of ['creator', 'manager'] as const) {
      expect(mayManage(groupWith(), actor, 'member', 'makeManager')).toBeUndefined()
      expect(mayManage(groupWith(), actor, 'manager', 'cancelManager')).toBeUndefined()
      expect(mayManage(groupWith(), actor, 'creator', 'cancelManager')).toBe('targetRoleTooHigh')
    }
  })
})

describe('sending', () => {
  it('E-58: nobody outside sends, whatever the group allows', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        expect(maySend(group, undefined, text)).toBe('notGroupMember')
      }),
    )
  })

  it('E-67: nobody sends into a dissolved group, and into a banned one neither', () => {
    fc.assert(
      fc.property(anyGroup, role, (group, one) => {
        expect(maySend({ ...group, status: 0 }, speaker(one), text)).toBe('groupDissolved')
        expect(maySend({ ...group, status: 2 }, speaker(one), text)).toBe('groupForbids')
      }),
    )
  })

  it('R-16: the mute of the whole group silences role member only, a single mute whoever has it', () => {
    const group = groupWith({ is_muted: true })
    expect(maySend(group, speaker('member'), text)).toBe('groupMuted')
    expect(maySend(group, speaker('manager'), text)).toBeUndefined()
    expect(maySend(group, speaker('creator'), text)).toBeUndefined()
    for (const one of groupRoles) expect(maySend(groupWith(), speaker(one, true), text)).toBe('mutedInGroup')
  })

  it('R-18: each kind has its scope, and a mixed message needs every one of them', () => {
    const scopeOf = {
      image: 'can_send_images',
      video: 'can_send_video',
      audio: 'can_send_audio',
      b_c: 'can_send_card',
    } as const
    const kinds = ['image', 'video', 'audio', 'b_c'] as const
    fc.assert(
      fc.property(anyGroup, role, fc.subarray([...kinds]), (group, one, chosen) => {
        const open = { ...group, status: 1, is_muted: false } as const
        const isAllowed = ['can_send_msg' as const, ...chosen.map((kind) => scopeOf[kind])].every((name) =>
          scopeIncludes(open[name], one),
        )
        const decision = maySend(open, speaker(one), { kinds: ['text', ...chosen], mentionsAll: false })
        expect(decision).toBe(isAllowed ? undefined : 'groupForbids')
      }),
    )
  })

  it('only creator and managers mention everybody', () => {
    const toAll = { kinds: ['text'], mentionsAll: true } as const
    expect(maySend(groupWith(), speaker('member'), toAll)).toBe('groupForbids')
    expect(maySend(groupWith(), speaker('manager'), toAll)).toBeUndefined()
    expect(maySend(groupWith(), speaker('creator'), toAll)).toBeUndefined()
  })

  it('S-48: only what role member sends is reviewed', () => {
    expect(groupRoles.filter((one) => needsReview({ is_review: true }, one))).toEqual(['member'])
    expect(groupRoles.filter((one) => needsReview({ is_review: false }, one))).toEqual([])
  })
})

describe('taking messages back', () => {
  const other = { isOwn: false, ageMs: 10 ** 9, windowMs: 120_000 }
  const own = { isOwn: true, authorRole: undefined, windowMs: 120_000 }

  it('C-47: one’s own within the window only', () => {
    expect(mayWithdraw(groupWith(), 'member', { ...own, ageMs: 120_000 })).toBeUndefined()
    expect(mayWithdraw(groupWith(), 'creator', { ...own, ageMs: 120_001 })).toBe('cannotWithdrawMessage')
    expect(mayWithdraw(groupWith({ can_withdraw_self_msg: 2 }), 'member', { ...own, ageMs: 0 })).toBe('groupForbids')
  })

  it('another’s at any time by scope: the creator anybody’s, the others those of members and of who left', () => {
    fc.assert(
      fc.property(anyGroup, role, fc.option(role, { nil: undefined }), (group, one, authorRole) => {
        const isLow = one === 'creator' || authorRole === undefined || authorRole === 'member'
        const isAllowed = scopeIncludes(group.can_withdraw_other_msg, one) && isLow
        expect(mayWithdraw(group, one, { ...other, authorRole })).toBe(isAllowed ? undefined : 'groupForbids')
      }),
    )
  })

  it('deleting for everyone: own, or by administrators on a lower role', () => {
    expect(mayDelete('member', { isOwn: true, authorRole: 'member' })).toBeUndefined()
    expect(mayDelete('member', { isOwn: false, authorRole: 'member' })).toBe('noPermission')
    expect(mayDelete('manager', { isOwn: false, authorRole: 'member' })).toBeUndefined()
    expect(mayDelete('manager', { isOwn: false, authorRole: undefined })).toBeUndefined()
    expect(mayDelete('manager', { isOwn: false, authorRole: 'manager' })).toBe('noPermission')
    expect(mayDelete('creator', { isOwn: false, authorRole: 'manager' })).toBeUndefined()
  })

  it('deleting what leavers wrote goes by scope', () => {
    expect(mayDeleteLeavers(groupWith({ can_delete_quit_msg: 2 }), 'member')).toBe('groupForbids')
    expect(mayDeleteLeavers(groupWith({ can_delete_quit_msg: 2 }), 'manager')).toBeUndefined()
  })
})

describe('the group itself', () => {
  it('R-14: only the creator dissolves, and once', () => {
    expect(groupRoles.filter((one) => mayDissolve({ status: 1 }, one) === undefined)).toEqual(['creator'])
    expect(mayDissolve({ status: 0 }, 'creator')).toBe('groupDissolved')
    expect(mayDissolve({ status: 2 }, 'creator')).toBeUndefined()
  })

  it('R-15: the creator cannot leave, the others by scope', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        expect(mayLeave(group, 'creator')).toBe('creatorCannotLeave')
        for (const one of ['manager', 'member'] as const)
          expect(mayLeave(group, one)).toBe(scopeIncludes(group.can_quit_range, one) ? undefined : 'groupForbids')
      }),
    )
  })

  it('R-12, R-14: administrators configure, the creator alone hides the members, nobody makes it a default group', () => {
    const open = groupWith({ can_edit_info: 2 })
    expect(mayConfigure(open, speaker('member'), ['group_name'])).toBe('noPermission')
    expect(mayConfigure(open, speaker('manager'), ['is_muted', 'can_send_msg'])).toBeUndefined()
    expect(mayConfigure(open, speaker('manager'), ['show_member_list'])).toBe('noPermission')
    expect(mayConfigure(open, speaker('creator'), ['show_member_list'])).toBeUndefined()
    expect(mayConfigure(open, speaker('creator'), ['default_qun'])).toBe('noPermission')
  })

  it('R-14: protected members are hidden from role member only', () => {
    expect(groupRoles.filter((one) => maySeeMembers({ show_member_list: 0 }, one))).toEqual(['member'])
    expect(groupRoles.filter((one) => maySeeMembers({ show_member_list: 1 }, one))).toEqual([])
  })

  it('R-18, R-19: inviting goes by scope, on (0) or off (3), in an open group', () => {
    expect(mayInvite(groupWith({ is_invitation: 3 }), 'creator')).toBe('groupForbids')
    expect(mayInvite(groupWith({ status: 0 }), 'creator')).toBe('groupDissolved')
    expect(mayInvite(groupWith({ status: 2 }), 'creator')).toBe('groupForbids')
    expect(mayInvite(groupWith(), 'member')).toBeUndefined()
  })
})

describe('what a member reads', () => {
  it('R-18: from the beginning if show_history includes the role, else from when the member joined', () => {
    fc.assert(
      fc.property(scope, role, fc.nat(), (show_history, one, join_seq) => {
        const expected = scopeIncludes(show_history, one) ? 1 : join_seq
        expect(fromSeq({ show_history }, { role: one, join_seq })).toBe(expected)
      }),
    )
  })

  it('R-18: outside of show_sys_msg only the notices that name the member', () => {
    expect(isHiddenNotice({ show_sys_msg: 2 }, 'member', false)).toBe(true)
    expect(isHiddenNotice({ show_sys_msg: 2 }, 'member', true)).toBe(false)
    expect(isHiddenNotice({ show_sys_msg: 2 }, 'manager', false)).toBe(false)
  })
})
