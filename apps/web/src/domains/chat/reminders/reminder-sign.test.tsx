import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RemindedProvider, ReminderSign } from './reminder-sign.tsx'

it('S-138: a message with a reminder of mine has a bell, others have none', async () => {
  const server = new FakeServer()
  const reminder = {
    reminder_id: 1,
    conversation_id: 'p_1_2',
    chat_type: 'private' as const,
    target_id: 2,
    msg_id: 5,
    msg_type: 'text' as const,
    content_text: '',
    remind_time: Math.floor(Date.now() / 1000) + 86_400,
  }
  server.answer(chatCalls.listReminders, () => ({ list: [reminder] }))
  await draw(
    <RemindedProvider>
      <span data-testid="with">
        <ReminderSign messageId={5} />
      </span>
      <span data-testid="without">
        <ReminderSign messageId={6} />
      </span>
    </RemindedProvider>,
  )
  await expect.element(page.getByTestId('with').getByRole('img')).toBeInTheDocument()
  expect(page.getByTestId('without').element().childElementCount).toBe(0)
})
