import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { newConversation } from '../conversations/conversation-row.ts'
import type { SessionRow } from '../storage/rows.ts'
import { ConversationItem } from './conversation-item.tsx'

const name = 'Hội cà phê đêm muộn'
const session = {
  ...newConversation('p_1_2', 2),
  chat_name: name,
  last_msg: 'Who is still awake, and has anybody seen the last episode?',
  last_msg_type: 'text' as const,
  last_time: 1_750_000_000,
  unread_count: 1,
}
const act = vi.fn()
const rowWith = (isOnline: boolean, shown: SessionRow = session) => (
  <ConversationItem
    session={shown}
    draft=""
    isOnline={isOnline}
    nowMs={1_750_000_600_000}
    onPin={act}
    onMute={act}
    onArchive={act}
    onRead={act}
    onDelete={act}
  />
)
const row = rowWith(false)
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const title = () => page.getByText(name).element()
const time = () => boxOf(document.querySelector('time'))

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it('is 72 px high, with the time beside the name', async () => {
  await draw(row)
  await expect.element(page.getByText(name)).toBeVisible()
  expect(boxOf(title().closest('a')).height).toBe(72)
  expect(time().top).toBeLessThan(boxOf(title()).bottom)
})

it.each([320, 390])(
  'shows all of a name where letters are twice as large, a time that finds no place beside it below, then the message: %i px',
  async (width) => {
    await page.viewport(width, 720)
    document.documentElement.style.fontSize = '200%'
    await draw(row)
    await expect.poll(() => time().top >= boxOf(title()).bottom).toBe(true)
    expect(title().scrollHeight).toBeLessThanOrEqual(title().clientHeight + 2)
    expect(title().scrollWidth).toBeLessThanOrEqual(title().clientWidth)
    // Two lines of the message are seen.
    const message = page
      .getByText(/^Who is still/)
      .element()
      .closest('span[class*="line"]')
    expect(boxOf(message).top).toBeGreaterThanOrEqual(time().bottom)
    expect(boxOf(message).height).toBeGreaterThan(26 * 2)
    expect(boxOf(message).bottom).toBeLessThan(boxOf(title().closest('a')).bottom - 8)
  },
)

it('says of a friend who is here now that they are', async () => {
  await draw(rowWith(true))
  await expect.element(page.getByRole('link', { name: /Online/ })).toBeVisible()
})

it('S-131: is muted for as long as one chooses', async () => {
  act.mockClear()
  await draw(row)
  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  await expect.element(mute).toBeInTheDocument()
  ;(mute.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog', { name: 'Mute for' }).getByText('8 hours').click()
  await expect.poll(() => act.mock.calls).toEqual([[{ disturbing: 1, seconds: 28_800 }]])
})

it.each([
  ['loading', 'Sending'],
  ['failed', /not sent/i],
] as const)('shows what is still to be sent in place of the last message: %s', async (state, label) => {
  const waiting = {
    local_id: 'one',
    conversation_id: session.conversation_id,
    target_id: 2,
    content_text: textContent('On my way'),
    ref_msg_id: 0,
    create_time: 1_750_000_100,
    state,
    refusal_code: 0,
  }
  await draw(
    <ConversationItem
      session={session}
      draft=""
      waiting={waiting}
      isOnline={false}
      nowMs={1_750_000_600_000}
      onPin={act}
      onMute={act}
      onArchive={act}
      onRead={act}
      onDelete={act}
    />,
  )
  await expect.element(page.getByText('On my way')).toBeVisible()
  await expect.element(page.getByRole('img', { name: label })).toBeVisible()
  expect(page.getByText(/^Who is still/).elements()).toEqual([])
})

it('S-132: goes into the archive, and out of it', async () => {
  act.mockClear()
  const press = async (label: string) => {
    const button = page.getByRole('button', { name: label, exact: true })
    await expect.element(button).toBeInTheDocument()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await draw(row)
  await press('Archive')
  await expect.poll(() => act.mock.calls).toEqual([[1]])
  await draw(rowWith(false, { ...session, is_archived: 1, archived_msg_id: session.last_msg_id }))
  await press('Unarchive')
  await expect.poll(() => act.mock.calls).toEqual([[1], [0]])
})
