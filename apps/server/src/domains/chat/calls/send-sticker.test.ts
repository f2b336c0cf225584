import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { type SentSticker, stickerContent, stickerIn } from '@cliffhanger/rules/chat/stickers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { codesOf, type Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { inGroups, inPrivate } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
let pair: ReturnType<typeof inPrivate>
let linh: Member
let minh: Member
let first: SentSticker
let second: SentSticker
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
  pair = inPrivate(server)
  ;[linh, minh] = await pair.friends()
  const [pack] = (await server.succeed(stickerCalls.listStickers, {}, { token: linh.token })).list
  const [one, other] = (pack?.stickers ?? []).map((sticker) => ({ ...sticker, pack_id: pack?.id ?? 0 }))
  if (!one || !other) throw new Error('there are no stickers')
  first = one
  second = other
})
afterAll(() => server.close())

const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => server.context.db.transaction(work)

const titles = { 'zh-CN': '夜', en: 'Night', vi: 'Đêm', pt: 'Noite' }

/** A sticker in a pack of its own. */
const newSticker = async (is_published: boolean): Promise<SentSticker> => {
  const { operator } = server.domains.stickers
  const pack = await inTransaction((tx) => operator.addPack(tx, { titles, is_published }))
  return inTransaction((tx) => operator.add(tx, { pack_id: pack.id, emoji: '🌙', image_url: '/stickers/yes.webp' }))
}

type Send = CallRequest<typeof chatCalls.sendPrivateMessage>
const sending = (target: number, sticker: SentSticker): Send => ({
  local_id: randomUUID(),
  target_id: target,
  msg_type: 'sticker',
  content_text: stickerContent(sticker),
})
const send = (who: Member, message: Send) => server.call(chatCalls.sendPrivateMessage, message, { token: who.token })

describe('S-147: a sticker in a chat', () => {
  it('is written by the server from its pack, whatever the client says of it', async () => {
    const faked = { ...first, emoji: 'Win a phone', image_url: 'https://evil.example/x.png', pack_id: 77 }
    const { data } = await send(linh, sending(minh.userId, faked))
    expect(stickerIn(data?.content_text ?? '')).toEqual(first)
    expect(await pair.shown(minh, linh, data?.msg_id ?? 0)).toMatchObject({
      msg_type: 'sticker',
      content_text: stickerContent(first),
    })
  })

  it('is refused where it is none, of no pack, or of one that is not published (5047)', async () => {
    const hidden = await newSticker(false)
    expect((await send(linh, sending(minh.userId, hidden))).code).toBe(5047)
    expect((await send(linh, sending(minh.userId, { ...first, id: 999_999 }))).code).toBe(5047)
    const wrong = { ...sending(minh.userId, first), content_text: JSON.stringify([{ text: { content: '😀' } }]) }
    expect(await send(linh, wrong)).toMatchObject({ code: 4000, data: { field: 'content_text' } })
  })

  it('S-38: is stored once, also when it is sent twice at once, and answered as before when it is gone since', async () => {
    const gone = await newSticker(true)
    const message = sending(minh.userId, gone)
    const replies = await Promise.all([send(linh, message), send(linh, message)])
    expect(codesOf(replies)).toEqual([200, 200])
    expect(replies[0].data).toEqual(replies[1].data)
    await inTransaction((tx) => server.domains.stickers.operator.removePack(tx, gone.pack_id))
    expect((await send(linh, message)).data).toEqual(replies[0].data)
    expect((await send(linh, { ...message, content_text: stickerContent(second) })).code).toBe(4008)
    // What was sent stays what it was; on it goes no more.
    const shown = await pair.shown(minh, linh, replies[0].data?.msg_id ?? 0)
    expect(stickerIn(shown?.content_text ?? '')).toEqual(gone)
    expect((await send(minh, { ...sending(linh.userId, gone), content_text: shown?.content_text ?? '' })).code).toBe(
      5047,
    )
  })

  it('says its emoji in the list of chats, is found by its kind, answered and collected, and not edited', async () => {
    const { data } = await send(linh, sending(minh.userId, second))
    const msg_id = data?.msg_id ?? 0
    const answer = { ...sending(linh.userId, first), ref_msg_id: msg_id }
    expect(await send(minh, answer)).toMatchObject({ code: 200 })
    const fresh = { friend_id: 0, msg_id: 0, select_type: 'offline' as const }
    const { sessions } = await server.succeed(chatCalls.listPrivateMessages, fresh, { token: linh.token })
    expect(sessions?.find(({ chat_id }) => chat_id === minh.userId)).toMatchObject({
      last_msg_type: 'sticker',
      last_msg: first.emoji,
    })
    const found = await server.succeed(
      chatCalls.listPrivateMessages,
      { friend_id: minh.userId, msg_id: 0, select_type: 'up', msg_type: 'sticker' },
      { token: linh.token },
    )
    expect(found.list.map(({ msg_type }) => msg_type)).toContain('sticker')
    const by = { token: minh.token }
    const favorite = { msg_id, chat_type: 'private' as const, msg_type: 'sticker' }
    expect((await server.call(chatCalls.addFavorite, favorite, by)).code).toBe(200)
    const edit = { chat_type: 'private' as const, target_id: minh.userId, msg_id, text: 'words' }
    expect((await server.call(chatCalls.editMessage, edit, { token: linh.token })).code).toBe(5023)
  })

  it('R-18, S-123: goes into a group where pictures may, and counts for slow mode', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [member] = members
    const stick = async (): Promise<number> =>
      (await server.call(chatCalls.sendGroupMessage, sending(groupId, first), { token: member.token })).code
    expect(await stick()).toBe(200)
    await group.configure(creator, groupId, { slow_seconds: 30 })
    expect(await stick()).toBe(200)
    expect(await stick()).toBe(5028)
    await group.configure(creator, groupId, { slow_seconds: 0, can_send_images: 2 })
    expect(await stick()).toBe(5006)
  })
})
