import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { messageFrom, peer } from '../testing/messages.ts'
import { conversationWith } from './conversation.ts'
import { newConversation } from './conversation-row.ts'
import { useChat } from './use-chat.ts'

const myId = exampleUser.user_id
const conversation = conversationWith(myId, { chatType: 'private', targetId: peer })
/** Messages of the other side with these seqs; msg_id is seq + 100. */
const messages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...messageFrom(peer, from + index),
    conversation_id: conversation.id,
  }))

const Probe = () => {
  const { window, move, jump } = useChat(myId, conversation)
  const [steps, setSteps] = useState(0)
  const goOlder = async (): Promise<void> => {
    await move('older')
    setSteps((count) => count + 1)
  }
  return (
    <>
      <output aria-label="Window">{`${window?.from} to ${window?.to ?? 'newest'}, ${steps} steps`}</output>
      <button type="button" onClick={() => void goOlder()}>
        Older
      </button>
      <button type="button" onClick={() => void jump(110)}>
        Jump
      </button>
    </>
  )
}

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const patience = { timeout: 15_000 }

beforeEach(async () => {
  const database = await openDatabase(myId)
  // The newest messages are here, and so is what stands around message 110; a gap is between them.
  await database.messages.bulkAdd([...messages(1, 50), ...messages(161, 200)])
  const gaps = [{ after: 150, before: 261 }]
  await database.sessions.add({ ...newConversation(conversation.id, peer), last_time: 1, read_seq: 1000, gaps })
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

it('a reader who jumps while older messages are on their way stays where they jumped to', async () => {
  const server = new FakeServer()
  const older = Promise.withResolvers<{ list: Message[]; has_more: 0 | 1 }>()
  server.answer(chatCalls.listPrivateMessages, () => older.promise)
  await draw(<Probe />)
  const drawn = page.getByLabelText('Window')
  await vi.waitFor(() => expect(drawn.element().textContent).toBe('261 to newest, 0 steps'), patience)

  await page.getByRole('button', { name: 'Older' }).click()
  await vi.waitFor(() => expect(server.requested(chatCalls.listPrivateMessages)).toHaveLength(1), patience)
  await page.getByRole('button', { name: 'Jump' }).click()
  await vi.waitFor(() => expect(drawn.element().textContent).toBe('101 to 130, 0 steps'), patience)
  older.resolve({ list: messages(121, 160), has_more: 1 })
  await vi.waitFor(() => expect(drawn.element().textContent).toBe('101 to 130, 1 steps'), patience)
})
