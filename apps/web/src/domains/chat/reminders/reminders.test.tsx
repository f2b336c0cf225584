import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Reminder } from '@cliffhanger/contract/chat/reminders.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RemindersScreen } from '../screens/reminders-screen.tsx'
import { ReminderSheet } from './reminder-sheet.tsx'

const tomorrow = Math.floor(Date.now() / 1000) + 86_400
const waiting = (msg_id: number, words: string, more: Partial<Reminder> = {}): Reminder => ({
  ...{ reminder_id: msg_id, conversation_id: 'p_2_7', chat_type: 'private', target_id: 2, msg_id, msg_type: 'text' },
  ...{ content_text: textContent(words), remind_time: tomorrow },
  ...more,
})

let server: FakeServer
let list: Reminder[]
beforeEach(() => {
  queryClient.clear()
  server = new FakeServer()
  list = []
  server.answer(chatCalls.listReminders, () => ({ list }))
  server.answer(chatCalls.setReminder, ({ body }) => {
    const { msg_id, remind_time } = chatCalls.setReminder.request.parse(body)
    list = [waiting(msg_id, 'The bridge', { remind_time })]
    return waiting(msg_id, 'The bridge', { remind_time })
  })
  server.answer(chatCalls.deleteReminder, () => {
    list = []
    return {}
  })
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('reminders of messages (S-138)', () => {
  it('are set with one touch, at a time ahead', async () => {
    await draw(<ReminderSheet messageId={41} onClose={() => undefined} />)
    await button(/^In an hour/).click()
    await expect.element(page.getByText(/^Reminder set for/)).toBeVisible()
    expect(server.requested(chatCalls.setReminder)).toMatchObject([{ msg_id: 41 }])
    const remindTime = list[0]?.remind_time ?? 0
    expect(Math.abs(remindTime - (Date.now() / 1000 + 3600))).toBeLessThan(120)
  })

  it('of a message that has one say when it comes, and take it back', async () => {
    list = [waiting(41, 'The bridge')]
    await draw(<ReminderSheet messageId={41} onClose={() => undefined} />)
    await expect.element(page.getByText(/^You’ll be reminded/)).toBeVisible()
    await button('Remove reminder').click()
    await expect.element(page.getByText('Reminder removed')).toBeVisible()
    expect(server.requested(chatCalls.deleteReminder)).toEqual([{ msg_id: 41 }])
  })

  it('stand in a list that leads to each message, and are changed there', async () => {
    list = [waiting(41, 'The bridge'), waiting(42, 'Eight', { chat_type: 'group', target_id: 9 })]
    await draw(<RemindersScreen />)
    await button(/^Eight/).click()
    await expect.poll(() => location.hash).toBe('#/pagesA/chat/group_msg?group_id=9&msg_id=42')
    await button('Change reminder').first().click()
    await button('Remove reminder').click()
    await expect.element(page.getByText('No reminders')).toBeVisible()
  })
})
