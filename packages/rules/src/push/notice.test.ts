import { describe, expect, it } from 'vitest'
import { isAway, noticeOf, notificationOf } from './notice.ts'

const notified = {
  stream: 'p_1_2',
  senderId: 1,
  senderName: 'Ana',
  senderIcon: '/public/a.svg',
  label: '',
  line: 'hello',
  unread: 3,
  isSilent: false,
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
