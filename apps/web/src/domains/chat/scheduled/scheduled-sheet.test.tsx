import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ScheduledMessage } from '@cliffhanger/contract/chat/scheduled.ts'
import { mediaContent, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent, textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { isSilent, withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { ScheduledEntry } from './scheduled-entry.tsx'
import { fieldValue } from './suggested-times.ts'

const tomorrow = Math.floor(Date.now() / 1000) + 86_400

const waiting = (scheduled_id: number, words: string, more: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  ...{ scheduled_id, local_id: crypto.randomUUID(), conversation_id: 'p_2_7', target_id: 2, chat_type: 'private' },
  ...{ msg_type: 'text', content_text: textContent(words), ref_msg_id: 0, send_time: tomorrow, state: 1, reason: '' },
  ...more,
})

let server: FakeServer
let list: ScheduledMessage[]
beforeEach(() => {
  queryClient.clear()
  server = new FakeServer()
  list = [
    waiting(1, 'Hello {Ana:5}'),
    waiting(2, 'Too late', { state: -1, reason: 'You’re not in this group' }),
    waiting(3, 'Elsewhere', { conversation_id: 'p_3_7' }),
  ]
  server.answer(chatCalls.listScheduled, () => ({ list }))
})

const entry = () => page.getByRole('button', { name: '2 scheduled messages' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

const openFirst = async (): Promise<void> => {
  await draw(<ScheduledEntry conversation="p_2_7" />)
  await entry().click()
  await button(/Hello @Ana/).click()
}

describe('messages that wait in a chat (S-134)', () => {
  it('stand behind a sign with their time, or why they were not sent; other chats have their own', async () => {
    await draw(<ScheduledEntry conversation="p_2_7" />)
    await entry().click()
    const sheet = page.getByRole('dialog', { name: 'Scheduled messages' })
    await expect.element(sheet.getByText('Hello @Ana')).toBeVisible()
    await expect.element(sheet.getByText('Not sent: You’re not in this group')).toBeVisible()
    expect(sheet.getByText('Elsewhere').query()).toBeNull()
  })

  it('have no sign where nothing waits', async () => {
    await draw(<ScheduledEntry conversation="p_9_7" />)
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('are sent now, and gone from the list', async () => {
    const send = vi.fn()
    server.answer(chatCalls.sendScheduled, ({ body }) => {
      send(body)
      list = list.slice(1)
      return {
        ...{ msg_id: 9, local_id: 'x', conversation_id: 'p_2_7', create_time: 1, msg_status: 'unread' as const },
        ...{ is_review: 1 as const, ip: '', ip_addr: '', msg_type: 'text' as const, content_text: textContent('x') },
      }
    })
    await openFirst()
    await button('Send now').click()
    await expect.element(page.getByText('Too late')).toBeVisible()
    expect(send).toHaveBeenCalledExactlyOnceWith({ scheduled_id: 1 })
    expect(page.getByText('Hello @Ana').query()).toBeNull()
  })

  it('are changed in their words, and stay silent and addressed to whom they mention', async () => {
    list = [waiting(1, '', { content_text: withSilence(textContent('Hello {Ana:5}'), true) }), ...list.slice(1)]
    const edit = vi.fn<(text: string) => void>()
    server.answer(chatCalls.editScheduled, ({ body }) => {
      edit((body as { readonly content_text: string }).content_text)
      return waiting(1, 'x')
    })
    await openFirst()
    await button('Edit text').click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Good morning @Ana')
    await button('Save').click()
    await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce())
    const content = edit.mock.calls[0]?.[0] ?? ''
    expect([textOf(content), isSilent(content)]).toEqual(['Good morning {Ana:5}', true])
  })

  it('are pictures too: seen in the list, and changed in what is said with them', async () => {
    const item = {
      kind: 'image',
      url: 'chat/7/202611/a.png',
      thumb_url: '',
      name: '',
      width: 40,
      height: 30,
      file_size: 9,
    } as const
    const content_text = withSilence(mediaContent({ text: '', items: [item] }), true)
    list = [waiting(1, '', { msg_type: 'image', content_text }), ...list.slice(1)]
    const edit = vi.fn<(text: string) => void>()
    server.answer(chatCalls.editScheduled, ({ body }) => {
      edit((body as { readonly content_text: string }).content_text)
      return waiting(1, 'x')
    })
    await draw(<ScheduledEntry conversation="p_2_7" />)
    await entry().click()
    await button(/^Photo/).click()
    await button('Edit caption').click()
    await page.getByRole('textbox', { name: 'Add a caption' }).fill('  At dawn ')
    await button('Save').click()
    await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce())
    const content = edit.mock.calls[0]?.[0] ?? ''
    expect([mediaOf(content), isSilent(content)]).toEqual([{ text: 'At dawn', items: [item] }, true])
  })

  it('are polls and voices too, whose words stay', async () => {
    const poll = pollContent('Where to?', {
      ...{ options: ['The sea', 'The hills'], several: 0, quiz: 0, anonymous: 1, open_seconds: 0 },
    })
    list = [waiting(1, '', { msg_type: 'poll', content_text: poll })]
    await draw(<ScheduledEntry conversation="p_2_7" />)
    await page.getByRole('button', { name: '1 scheduled message' }).click()
    await button(/Where to\?/).click()
    await expect.element(page.getByText('The hills')).toBeVisible()
    await expect.element(button('Change time')).toBeVisible()
    expect(page.getByRole('button', { name: /^Edit/ }).query()).toBeNull()
  })

  it('get another time: one that is past is refused, one of the suggestions is one touch', async () => {
    const times: unknown[] = []
    server.answer(chatCalls.editScheduled, ({ body }) => {
      times.push(body)
      return waiting(1, 'x')
    })
    await openFirst()
    await button('Change time').click()
    await page.getByLabelText('Date and time').fill(fieldValue(Date.now() - 3_600_000))
    await button(/^Schedule for/).click()
    await expect.element(page.getByText('Choose a time in the future')).toBeVisible()
    expect(times).toEqual([])
    await button(/Tomorrow morning/).click()
    await vi.waitFor(() => expect(times).toHaveLength(1))
    const [change] = times as [{ readonly scheduled_id: number; readonly send_time: number }]
    expect(change.scheduled_id).toBe(1)
    expect(new Date(change.send_time * 1000).getHours()).toBe(8)
  })

  it('are deleted; what is being sent meanwhile says so and stays', async () => {
    server.refuse(chatCalls.deleteScheduled, 4003, null, 'This changed meanwhile')
    await openFirst()
    await button('Delete').click()
    await expect.element(page.getByText('This changed meanwhile')).toBeVisible()
    await expect.element(button('Send now')).toBeVisible()
    server.answer(chatCalls.deleteScheduled, () => {
      list = list.slice(1)
      return {}
    })
    await button('Delete').click()
    await expect.element(page.getByText('Too late')).toBeVisible()
  })
})
