import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinEntry, JoinInfo } from '@cliffhanger/contract/groups/join-links.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { JoinCard } from './join-card.tsx'

const code = 'Ab3_-'.padEnd(22, 'x')
const link = <a href="https://h5.example/g/x">the link</a>
let server: FakeServer
let entry: JoinEntry
let memberTotal: number
beforeEach(() => {
  server = new FakeServer()
  entry = 'join'
  memberTotal = 12
  server.answer(
    groupsCalls.getJoinInfo,
    (): JoinInfo => ({
      group: { group_id: 7, group_name: 'Night owls', avatar_url: '', description: '', member_total: memberTotal },
      maker: { user_id: 3, nick_name: 'Linh', avatar_url: '' },
      entry,
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

const drawCard = (language: 'en' | 'zh-CN' | 'vi' | 'pt' = 'en') =>
  draw(<JoinCard code={code} link={link} />, { language })
const button = (name: string) => page.getByRole('button', { name })

describe('a link to a group in a chat (S-135)', () => {
  it('is the group, and one press comes in and opens its chat', async () => {
    server.answer(groupsCalls.joinByLink, () => ({ group_id: 7, entry: 'member' as const }))
    await drawCard()
    await expect
      .element(page.getByRole('link', { name: /Night owls.*12 members/ }))
      .toHaveAttribute('href', `#/pagesA/group/join?code=${code}`)
    await button('Join group').click()
    await vi.waitFor(() => expect(location.hash).toContain('/pagesA/chat/group_msg?group_id=7'))
    expect(server.requested(groupsCalls.joinByLink)).toEqual([{ code }])
  })

  it('asks where approval is needed, and says that it was asked', async () => {
    entry = 'ask'
    server.answer(groupsCalls.joinByLink, () => {
      entry = 'waiting'
      return { group_id: 7, entry: 'waiting' as const }
    })
    await drawCard()
    await button('Ask to join').click()
    await expect.element(page.getByText('Request sent')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('opens the chat for those who are in it', async () => {
    entry = 'member'
    await drawCard()
    await button('Open chat').click()
    await vi.waitFor(() => expect(location.hash).toContain('/pagesA/chat/group_msg'))
  })

  it.each<[JoinEntry, string]>([
    ['full', 'This group is full'],
    ['closed', "This group isn't taking new members"],
    ['banned', 'This group is suspended'],
    ['refused', "Your request wasn't approved"],
  ])('says why nobody comes in where it is %s', async (state, words) => {
    entry = state
    await drawCard()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it.each([
    [5025, 'This link no longer works'],
    [5026, 'This link has expired'],
    [5030, 'This link was used up'],
    [5014, 'This group was deleted'],
  ])('says that it leads nowhere any more: %i', async (refusal, words) => {
    server.refuse(groupsCalls.getJoinInfo, refusal, null, words)
    await drawCard()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('Ask the person who sent it for a new one.')).toBeVisible()
  })

  it('shows no number of members where the group does not', async () => {
    memberTotal = 0
    await drawCard()
    await expect.element(page.getByRole('link', { name: /Night owls/ })).toBeVisible()
    expect(page.getByText(/members/).elements()).toEqual([])
  })

  it('is the link without a network, and the group once there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await drawCard()
    await expect.element(page.getByText('the link')).toBeVisible()
    expect(server.requested(groupsCalls.getJoinInfo)).toEqual([])
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('Night owls')).toBeVisible()
  })

  it('is the link where the answer does not come', async () => {
    server.lose(groupsCalls.getJoinInfo)
    await drawCard()
    await expect.poll(() => page.getByText('the link').elements().length, { timeout: 15_000 }).toBe(1)
  })

  it('is asked for when it comes into sight, once for all messages that hold it', async () => {
    const cards = (
      <>
        <div style={{ height: 3000 }} />
        <JoinCard code={code} link={link} />
        <JoinCard code={code} link={link} />
      </>
    )
    const { container } = await draw(cards)
    // The observer has said by then that it is out of sight.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(server.requested(groupsCalls.getJoinInfo)).toEqual([])
    container.querySelector('[data-card]')?.scrollIntoView()
    await expect.poll(() => page.getByText('Night owls').elements().length).toBe(2)
    expect(server.requested(groupsCalls.getJoinInfo)).toEqual([{ code }])
  })

  it('looks again where joining is refused: the last place was taken meanwhile', async () => {
    server.refuse(groupsCalls.joinByLink, 5006, { limit: 12 }, 'This group is full (limit 12 members)')
    await drawCard()
    await expect.element(button('Join group')).toBeVisible()
    entry = 'full'
    await button('Join group').click()
    await expect.element(page.getByText('This group is full', { exact: true })).toBeVisible()
  })

  it.each(clientLanguages)('is as high in every state, and fits a small phone, in %s', async (language) => {
    await page.viewport(320, 640)
    const { container } = await draw(
      <div style={{ width: 240, padding: 12 }}>
        <JoinCard code={code} link={link} />
      </div>,
      { language },
    )
    const height = () => container.querySelector('[data-card]')?.getBoundingClientRect().height ?? 0
    const before = height()
    await expect.element(page.getByText('Night owls')).toBeVisible()
    expect(height()).toBe(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
