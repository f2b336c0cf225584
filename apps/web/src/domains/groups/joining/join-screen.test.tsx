import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinEntry, JoinInfo } from '@cliffhanger/contract/groups/join-links.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { JoinScreen } from './join-screen.tsx'

const code = 'Ab3_-'.padEnd(22, 'x')
let server: FakeServer
let entry: JoinEntry
let isAnnouncement: 0 | 1
const nightOwls = {
  group_id: 7,
  group_name: 'Night owls',
  avatar_url: '',
  description: 'Films at night',
  member_total: 12,
}
beforeEach(() => {
  server = new FakeServer()
  entry = 'join'
  isAnnouncement = 0
  server.answer(
    groupsCalls.getJoinInfo,
    (): JoinInfo => ({
      group: { ...nightOwls, is_announcement: isAnnouncement },
      maker: { user_id: 3, nick_name: 'Linh', avatar_url: '' },
      entry,
    }),
  )
})

const open = async (address = code, language: 'en' | 'zh-CN' | 'vi' | 'pt' = 'en'): Promise<void> => {
  await draw(<JoinScreen />, { language })
  location.hash = `#/pagesA/group/join?code=${address}`
}
const button = (name: string) => page.getByRole('button', { name })
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '')

describe('what a link to a group leads to (S-135)', () => {
  it('shows the group and who made the link, and one press comes in and opens the chat', async () => {
    server.answer(groupsCalls.joinByLink, () => ({ group_id: 7, entry: 'member' as const }))
    await open()
    await expect.element(page.getByRole('heading', { name: 'Night owls' })).toBeVisible()
    for (const words of ['12 members', 'Films at night', 'Invited by Linh'])
      await expect.element(page.getByText(words)).toBeVisible()
    await button('Join group').click()
    await vi.waitFor(() => expect(location.hash).toContain('/pagesA/chat/group_msg?group_id=7'))
    expect(server.requested(groupsCalls.joinByLink)).toEqual([{ code }])
  })

  it('S-149: says that a group is for announcements before anybody joins', async () => {
    isAnnouncement = 1
    await open()
    await expect.element(page.getByText('Announcement group. Only the owner and managers post.')).toBeVisible()
  })

  it('asks where approval is needed, and takes the request back', async () => {
    entry = 'ask'
    server.answer(groupsCalls.joinByLink, () => {
      entry = 'waiting'
      return { group_id: 7, entry: 'waiting' as const }
    })
    server.answer(groupsCalls.withdrawJoinRequest, () => {
      entry = 'ask'
      return {}
    })
    await open()
    await expect.element(page.getByText('An owner or manager needs to approve you.')).toBeVisible()
    await button('Ask to join').click()
    await expect.element(page.getByText('Request sent')).toBeVisible()
    await button('Cancel request').click()
    await expect.element(button('Ask to join')).toBeVisible()
  })

  it.each<[JoinEntry, string]>([
    ['full', 'This group is full'],
    ['closed', "This group isn't taking new members"],
    ['banned', 'This group is suspended'],
    ['refused', "Your request wasn't approved"],
  ])('says why nobody comes in where it is %s, without a button', async (state, words) => {
    entry = state
    await open()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(buttons()).toEqual([])
  })

  it('opens the chat for those who are in it', async () => {
    entry = 'member'
    await open()
    await button('Open chat').click()
    await vi.waitFor(() => expect(location.hash).toContain('/pagesA/chat/group_msg'))
  })

  it('says that a link has ended, or never was, and leads to the chats', async () => {
    server.refuse(groupsCalls.getJoinInfo, 5026, null, 'This link has expired')
    await open()
    await expect.element(page.getByText('This link has expired')).toBeVisible()
    await button('Back to chats').click()
    await vi.waitFor(() => expect(location.hash).toBe('#/pages/index/index'))
  })

  it('does not ask about what is no code', async () => {
    await open('short')
    await expect.element(page.getByText('This link no longer works')).toBeVisible()
    expect(server.requested(groupsCalls.getJoinInfo)).toEqual([])
  })

  it('looks again where joining is refused: the last place was taken meanwhile', async () => {
    await open()
    server.refuse(groupsCalls.joinByLink, 5006, { limit: 12 }, 'This group is full (limit 12 members)')
    await expect.element(button('Join group')).toBeVisible()
    entry = 'full'
    await button('Join group').click()
    await expect.element(page.getByText('This group is full (limit 12 members)')).toBeVisible()
    await expect.element(page.getByText('Try again when someone leaves.')).toBeVisible()
  })

  it('tries again where the network failed', async () => {
    server.lose(groupsCalls.getJoinInfo)
    await open()
    await expect.element(button('Try again')).toBeVisible()
  })

  it.each(clientLanguages)('fits a phone in %s', async (language) => {
    await page.viewport(320, 640)
    await open(code, language)
    await expect.element(page.getByRole('heading', { name: 'Night owls' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
