import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { addMediaSource } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith, groupConversation } from '../conversations/conversation.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { type Bubble, chatRows } from '../messages/chat-rows.ts'
import { exampleGroup, groupId, groupMessageFrom, memberWith } from '../testing/groups.ts'
import { ChatViewer } from './chat-viewer.tsx'

const myId = exampleUser.user_id
const bob = 41
const onClose = vi.fn()
const onShowInChat = vi.fn()
const chat = conversationWith(myId, { chatType: 'group', targetId: groupId })

addMediaSource('kept:', async () => {
  const canvas = new OffscreenCanvas(80, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 80, 60)
  return canvas.convertToBlob()
})

const picture = (name: string) => ({
  kind: 'image' as const,
  url: `kept:${name}`,
  thumb_url: '',
  name,
  width: 80,
  height: 60,
  file_size: 100,
})
const sent = (senderId: number, seq: number, text: string, names: readonly string[]) =>
  groupMessageFrom(senderId, seq, {
    msg_type: 'mixed',
    content_text: mediaContent({ text, items: names.map(picture) }),
  })
const messages = [
  sent(bob, 1, 'The roof', ['one.png', 'two.png']),
  sent(myId, 2, '', ['three.png']),
  groupMessageFrom(bob, 3),
  sent(bob, 4, 'The sea', ['four.png']),
]

const open = async (hasMore: 0 | 1 = 0) => {
  const database = await openDatabase(myId)
  await database.groups.add(exampleGroup)
  await database.members.add(memberWith(bob, { user_nickname: 'Bob' }))
  await database.sessions.add(newConversation(groupConversation(groupId), groupId))
  await database.messages.bulkAdd(messages)
  const server = new FakeServer()
  server.answer(chatCalls.listGroupMessages, () => ({ list: [], has_more: 0 as const }))
  if (hasMore === 1)
    server.answer(chatCalls.listGroupMessages, ({ query }) =>
      query.get('msg_type') === 'mixed' && query.get('msg_id') === '0'
        ? { list: messages.filter(({ msg_type }) => msg_type === 'mixed'), has_more: 1 as const }
        : { list: [], has_more: 0 as const },
    )
  const rows = chatRows({
    messages,
    outbox: [],
    myId,
    peerReadSeq: 0,
    firstUnreadId: 0,
    senders: new Map(),
    translations: new Map(),
  })
  const row = rows.find((one): one is Bubble => one.kind === 'bubble' && one.contentText === messages[0]?.content_text)
  if (!row) throw new Error('no message with pictures')
  await draw(
    <ChatViewer myId={myId} conversation={chat} row={row} index={1} onClose={onClose} onShowInChat={onShowInChat} />,
  )
  return server
}

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const isShown = async (words: string | RegExp, isThere = true): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .getByText(words)
          .elements()
          .some((element) => element.checkVisibility({ visibilityProperty: true })),
      { timeout: 15_000 },
    )
    .toBe(isThere)

/** A key is not heard while a picture moves. */
const goOnTo = async (place: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        const isThere = page.getByText(place).elements().length > 0
        if (!isThere) await userEvent.keyboard('{ArrowRight}')
        return isThere
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true)

beforeEach(() => {
  vi.clearAllMocks()
  return deleteDatabase(myId)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

it('shows which of all pictures of the chat is looked at, who sent it and what was written with it', async () => {
  await open()
  await isShown(/2 of 4$/)
  await isShown('Bob')
  await isShown('The roof')
  await goOnTo(/3 of 4$/)
  await isShown('You')
  await isShown('The roof', false)
  await goOnTo(/4 of 4$/)
  await isShown('The sea')
  expect(onClose).not.toHaveBeenCalled()
})

it('a tap hides what stands around the picture, another brings it back', async () => {
  await open()
  await isShown('The roof')
  const tap = () => page.getByRole('img', { name: 'two.png' }).click()
  await expect.poll(() => page.getByRole('img', { name: 'two.png' }).elements().length).toBe(1)
  await tap()
  await isShown('The roof', false)
  await tap()
  await isShown('The roof')
})

it('saves the picture under its name', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await open()
  await isShown('Bob')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved).toEqual(['two.png'])
  click.mockRestore()
})

it('passes on the message of the picture that is looked at, and shows it in its chat', async () => {
  await open()
  await isShown('Bob')
  await page.getByRole('button', { name: 'Show in chat' }).click()
  expect(onShowInChat).toHaveBeenCalledExactlyOnceWith(messages[0]?.msg_id)
  expect(onClose).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect
    .poll(() => decodeURIComponent(location.hash))
    .toContain(`payload=messages:${chat.id}:${messages[0]?.msg_id}`)
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('asks for older ones near the oldest, and counts once there are none', async () => {
  const server = await open(1)
  await isShown(/2 of 4$/)
  expect(server.heard.some(({ query }) => query.get('msg_id') === String(messages[0]?.msg_id))).toBe(true)
})

it('enlarges what two taps touch, and shows the whole picture again by two more', async () => {
  await open()
  await isShown(/2 of 4$/)
  const shown = page.getByRole('img', { name: 'two.png' })
  const isEnlarged = () => shown.element().getBoundingClientRect().width > 100
  await shown.dblClick()
  await expect.poll(isEnlarged, { timeout: 15_000 }).toBe(true)
  await shown.dblClick()
  await expect.poll(isEnlarged, { timeout: 15_000 }).toBe(false)
})
