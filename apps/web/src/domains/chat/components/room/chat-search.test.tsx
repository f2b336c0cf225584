import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../../platform/storage/local-database.ts'
import { draw } from '../../../../testing/draw.tsx'
import { exampleUser } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { conversationWith } from '../../conversations/conversation.ts'
import { newConversation } from '../../conversations/conversation-row.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom } from '../../testing/groups.ts'
import { ChatSearch } from './chat-search.tsx'

const myId = exampleUser.user_id
const conversation = conversationWith(myId, { chatType: 'group', targetId: groupId })
const found = [1, 2, 3].map((seq) => groupMessageFrom(41, seq, { content_text: textContent(`the bridge ${seq}`) }))
const idOf = (seq: number) => found[seq - 1]?.msg_id
const [onJump, onWords, onClose] = [vi.fn(), vi.fn(), vi.fn()]

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const isShown = async (words: string): Promise<void> =>
  expect.poll(() => page.getByText(words, { exact: true }).elements().length, { timeout: 15_000 }).toBe(1)

const open = async (hasMore: 0 | 1 = 0) => {
  const database = await openDatabase(myId)
  await database.groups.add(exampleGroup)
  await database.sessions.add({ ...newConversation(groupChat, groupId), chat_type: 'group', last_time: 1 })
  const server = new FakeServer()
  server.answer(chatCalls.listGroupMessages, ({ query }) => {
    const isFirst = query.get('msg_id') === '0'
    if (query.get('msg_type') !== 'text' || query.get('keyword') !== 'bridge') return { list: [], has_more: 0 as const }
    return hasMore === 0 || !isFirst
      ? { list: isFirst ? found : found.slice(0, 1), has_more: 0 as const }
      : { list: found.slice(1), has_more: 1 as const }
  })
  await draw(<ChatSearch myId={myId} conversation={conversation} onJump={onJump} onWords={onWords} onClose={onClose} />)
  return server
}

beforeEach(() => {
  vi.clearAllMocks()
  return deleteDatabase(myId)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

it('S-136: walks from the newest message that holds the words to the oldest and back', async () => {
  const server = await open()
  expect(server.heard).toEqual([])
  await userEvent.keyboard('bridge')
  await isShown('1 of 3')
  expect(onJump).toHaveBeenLastCalledWith(idOf(3))
  expect(onWords).toHaveBeenLastCalledWith('bridge')
  await userEvent.keyboard('{Enter}')
  await isShown('2 of 3')
  expect(onJump).toHaveBeenLastCalledWith(idOf(2))
  await page.getByRole('button', { name: 'Older result' }).click()
  await isShown('3 of 3')
  expect(onJump).toHaveBeenLastCalledWith(idOf(1))
  expect(page.getByRole('button', { name: 'Older result' }).element()).toBeDisabled()
  await page.getByRole('button', { name: 'Newer result' }).click()
  await isShown('2 of 3')
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await isShown('1 of 3')
  expect(onJump).toHaveBeenCalledTimes(5)
})

it('S-136: finds older ones while one walks back, and says when there are none at all', async () => {
  await open(1)
  await userEvent.keyboard('bridge')
  await isShown('1 of 3')
  await page.getByRole('searchbox').fill('tunnel')
  await isShown('No results')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
