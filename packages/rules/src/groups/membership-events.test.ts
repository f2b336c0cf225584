import { describe, expect, it } from 'vitest'
import { isHiddenMembership } from './membership-events.ts'

const owl = {
  group_id: 1,
  user_id: 7,
  role: 'member',
  is_muted: 0,
  group_nickname: 'Owl',
  user_nickname: 'Linh',
  avatar_url: '/public/avatars/01.svg',
  user_no: '10000007',
  user_type: 0,
  join_time: 1,
  update_time: 1,
  is_online: 0,
} as const

const events = [
  { action: 'group_invited', data: { target_id: 1, operatorsed_ids: [7, 8], members: [], operator_id: 2 } },
  { action: 'group_removed', data: { target_id: 1, weedout_ids: [7], operator_id: 2, del_msg: 0 } },
  { action: 'group_left', data: { target_id: 1, user_id: 7 } },
  { action: 'member_info', data: { target_id: 1, member: owl } },
] as const

const seenBy = (userId: number, role: 'creator' | 'manager' | 'member', show_member_list: 0 | 1) =>
  events.filter((event) => !isHiddenMembership({ show_member_list }, { userId, role }, event)).length

describe('comings, goings and names', () => {
  it('R-14: are hidden from the role member while the members are protected, except those about the reader', () => {
    expect(seenBy(9, 'member', 0)).toBe(0)
    expect(seenBy(7, 'member', 0)).toBe(events.length)
    expect(seenBy(9, 'manager', 0)).toBe(events.length)
    expect(seenBy(9, 'creator', 0)).toBe(events.length)
    expect(seenBy(9, 'member', 1)).toBe(events.length)
  })

  it('are hidden from a member if they are not readable', () => {
    const broken = { action: 'group_left', data: null }
    expect(isHiddenMembership({ show_member_list: 0 }, { userId: 7, role: 'member' }, broken)).toBe(true)
  })

  it('nothing else of the group is', () => {
    const conf = { action: 'group_conf', data: { target_id: 1, changed: {}, operator_id: 2 } }
    expect(isHiddenMembership({ show_member_list: 0 }, { userId: 9, role: 'member' }, conf)).toBe(false)
  })
})
