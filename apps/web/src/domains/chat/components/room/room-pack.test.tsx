import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storeSession } from '../../../../platform/session/session.ts'
import { closeDatabase, databaseOf, deleteDatabase, openDatabase } from '../../../../platform/storage/local-database.ts'
import { draw } from '../../../../testing/draw.tsx'
import { exampleUser } from '../../../../testing/examples.ts'
import type { Chat } from '../../conversations/use-chat.ts'
import { RoomEmpty } from './room-empty.tsx'
import { RoomPack } from './room-pack.tsx'

// Of this file alone: other files run beside it and delete the database of the member they share.
const myId = 147
const chat: Chat = {
  ...{ session: undefined, messages: [], outbox: [], senders: new Map(), translations: new Map(), group: undefined },
  ...{ isFriend: true, isReady: true, hasOlder: false, hasNewer: false },
}

beforeEach(() => deleteDatabase(myId))
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

const pack = {
  ...{ id: 1, place: 0 },
  titles: { 'zh-CN': '猫', en: 'Drama Cat', vi: 'Mèo', pt: 'Gata' },
  stickers: [
    { id: 10, emoji: '😱', image_url: '/stickers/shock.webp' },
    { id: 11, emoji: '❤️', image_url: '/stickers/heart.webp' },
  ],
}
const conversation = { id: 'p_2_147', chatType: 'private', targetId: 2 } as const
const signIn = (): void =>
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: { ...exampleUser, user_id: myId } })

it('S-147: a sticker from the sheet of its pack answers the message one was about to answer', async () => {
  await openDatabase(myId)
  await databaseOf(myId).stickerPacks.put(pack)
  const onCancelReply = vi.fn()
  const onSent = vi.fn()
  await draw(
    <RoomPack
      packId={1}
      myId={myId}
      conversation={conversation}
      chat={chat}
      canWrite
      reply={{ msgId: 31, name: 'Paulo', text: 'Where were you?' }}
      onCancelReply={onCancelReply}
      onSent={onSent}
      onClose={() => undefined}
    />,
  )
  signIn()
  const sticker = page.getByRole('button', { name: 'Sticker 😱' })
  await expect.poll(() => sticker.elements().length, { timeout: 15_000 }).toBe(1)
  await sticker.click()
  await expect.poll(() => databaseOf(myId).outbox.toArray()).toMatchObject([{ msg_type: 'sticker', ref_msg_id: 31 }])
  expect(onCancelReply).toHaveBeenCalledOnce()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

const empty = (canWrite: boolean) =>
  draw(
    <RoomEmpty
      myId={myId}
      conversation={conversation}
      chat={chat}
      canWrite={canWrite}
      reply={undefined}
      onCancelReply={() => undefined}
      onSent={() => undefined}
    />,
  )
const greet = page.getByRole('button', { name: 'Say hi with a sticker' })
const count = (words: string) => page.getByText(words).elements().length

it('S-147: an empty chat offers a sticker to greet with, which a tap sends', async () => {
  await openDatabase(myId)
  await databaseOf(myId).stickerPacks.put(pack)
  await empty(true)
  signIn()
  await expect.poll(() => greet.elements().length, { timeout: 15_000 }).toBe(1)
  await greet.click()
  await expect
    .poll(() => databaseOf(myId).outbox.toArray())
    .toMatchObject([{ msg_type: 'sticker', content_text: expect.stringContaining('"id":11') }])
})

it('S-147: an empty chat offers no sticker where none can be sent, and says so in words where there is none', async () => {
  await openDatabase(myId)
  await databaseOf(myId).stickerPacks.put(pack)
  await empty(false)
  signIn()
  await expect.poll(() => count('No messages yet'), { timeout: 15_000 }).toBe(1)
  expect([greet.elements().length, count('Say hi!')]).toEqual([0, 0])
  await databaseOf(myId).stickerPacks.clear()
  await empty(true)
  signIn()
  await expect.poll(() => count('Say hi!'), { timeout: 15_000 }).toBe(1)
  expect(greet.elements()).toHaveLength(0)
})
