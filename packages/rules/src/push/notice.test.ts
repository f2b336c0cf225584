import { describe, expect, it } from 'vitest'
import { isAway, mayReply, noticeOf, notificationOf } from './notice.ts'

const actions = { key: 'k', user_id: 2, target_id: 1, ref_msg_id: 0, read: 'Mark as read' }

const notified = {
  stream: 'p_1_2',
  senderId: 1,
  senderName: 'Ana',
  senderIcon: '/public/a.svg',
  label: '',
  line: 'hello',
  unread: 3,
  isSilent: false,
  actions,
}

describe('the notification of a message', () => {
  it('shows the sender and the beginning of a private message, and leads to the chat', () => {
    expect(noticeOf(notified)).toEqual({
      type: 'private_msg',
      title: 'Ana',
      body: 'hello',
      icon: '/public/a.svg',
      link: '/#/pagesA/chat/msg?friend_idx=1',
      badge: 3,
      tag: 'p_1_2',
      silent: 0,
      actions,
    })
  })

  it('shows the group and who wrote, and is silent where sounds are off', () => {
    const group = { groupId: 7, name: 'Fans', icon: '' }
    const notice = noticeOf({ ...notified, stream: 'g_7', group, label: 'Photo', line: '', isSilent: true })
    expect(notice).toMatchObject({
      type: 'group_msg',
      title: 'Fans',
      body: 'Ana: Photo',
      icon: '/public/a.svg',
      link: '/#/pagesA/chat/group_msg?group_id=7',
      tag: 'g_7',
      silent: 1,
    })
  })

  it('counts to 99', () => expect(noticeOf({ ...notified, unread: 250 }).badge).toBe(99))
})

describe('S-150: a reply from the notification', () => {
  const group = { status: 1, is_muted: 0, can_send_msg: 0, slow_seconds: 0 } as const
  const member = { role: 'member', is_muted: false } as const

  it('is possible where its member may write to the sender', () => {
    expect([mayReply({ isOpen: true }), mayReply({ isOpen: false })]).toEqual([true, false])
  })

  it.each([
    ['lets members write', {}, {}, true],
    ['is muted', { is_muted: 1 as const }, {}, false],
    ['is muted, for a manager', { is_muted: 1 as const }, { role: 'manager' as const }, true],
    ['is one where managers alone write', { can_send_msg: 2 as const }, {}, false],
    ['is over', { status: 0 as const }, {}, false],
    ['was banned', { status: 2 as const }, {}, false],
    ['is slow', { slow_seconds: 60 }, {}, false],
    ['is slow, for a manager', { slow_seconds: 60 }, { role: 'manager' as const }, true],
    ['muted the member', {}, { is_muted: true }, false],
  ])('in a group that %s', (_case, ofGroup, ofMember, is) => {
    expect(mayReply({ group: { ...group, ...ofGroup }, member: { ...member, ...ofMember } })).toBe(is)
  })
})

describe('the notification of a notice', () => {
  const notice = { noticeId: 7, title: 'Festival', summary: '', unread: 120, isSilent: true }

  it('shows its title and leads to it', () => {
    expect(notificationOf(notice)).toEqual({
      type: 'notice',
      title: 'Festival',
      body: '',
      icon: '',
      link: '/#/pages/message/messageDetail?kind=notice&id=7',
      badge: 99,
      tag: 'notice_7',
      silent: 1,
    })
  })

  it('shows the beginning of a long summary and cuts no character', () => {
    expect(notificationOf({ ...notice, summary: '🎬'.repeat(200) }).body).toBe('🎬'.repeat(200))
    expect(notificationOf({ ...notice, summary: '🎬'.repeat(201) }).body).toBe(`${'🎬'.repeat(199)}…`)
  })
})

describe('who is told', () => {
  it.each([
    [false, false, true],
    [false, true, true],
    [true, true, true],
    [true, false, false],
  ])('online %s, page hidden %s: %s', (isOnline, isHidden, expected) => {
    expect(isAway({ isOnline, isHidden })).toBe(expected)
  })
})
