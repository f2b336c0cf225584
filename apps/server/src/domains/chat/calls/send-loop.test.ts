import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { isSilent, withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup } from '../../groups/testing.ts'
import { runTool } from '../../media/index.ts'
import { loopContent, registeredFilm, uploaderFor } from '../../uploads/testing.ts'
import { inGroups, inPrivate } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
let pair: ReturnType<typeof inPrivate>
let linh: Member
let minh: Member
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
  pair = inPrivate(server)
  ;[linh, minh] = await pair.friends()
})
afterAll(() => server.close())

type Send = CallRequest<typeof chatCalls.sendPrivateMessage>

const sending = (to: Member, content_text: string, msg_type: 'video' | 'mixed' = 'video'): Send => ({
  ...{ local_id: randomUUID(), target_id: to.userId, msg_type, content_text },
})
const send = (who: Member, message: Send) => server.call(chatCalls.sendPrivateMessage, message, { token: who.token })
const isLooping = (content_text: string | undefined): boolean =>
  mediaOf(content_text ?? '').items.some((item) => item.kind === 'video' && item.loop === 1)

/** A film of so many seconds as ffmpeg makes it. */
async function film(seconds: number): Promise<Buffer> {
  const tools = await server.domains.media.videoTools()
  if (!tools) throw new Error('these tests need ffmpeg')
  const path = join(server.context.settings.DATA_DIR, `${seconds}.mp4`)
  const source = ['-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=64x36:rate=2`, '-pix_fmt', 'yuv420p']
  const { exitCode, complaint } = await runTool(
    tools.ffmpeg,
    ['-nostdin', '-y', '-loglevel', 'error', ...source, path],
    { timeoutMs: 60_000 },
  )
  if (exitCode !== 0) throw new Error(complaint)
  return readFile(path)
}

describe('S-151: a film that plays over and over without sound', () => {
  it('is a video with a mark, in the list of messages, the list of chats and the answer alike', async () => {
    const content = loopContent(await registeredFilm(server, linh, 12))
    const { data } = await send(linh, sending(minh, withSilence(content, true)))
    expect([isLooping(data?.content_text), isSilent(data?.content_text ?? '')]).toEqual([true, true])
    expect(await pair.shown(minh, linh, data?.msg_id ?? 0)).toMatchObject({
      msg_type: 'video',
      content_text: withSilence(content, true),
    })
    const fresh = { friend_id: 0, msg_id: 0, select_type: 'offline' as const }
    const { sessions } = await server.succeed(chatCalls.listPrivateMessages, fresh, { token: minh.token })
    expect(sessions?.find(({ chat_id }) => chat_id === linh.userId)).toMatchObject({ last_msg_type: 'loop' })
  })

  it('is as long as the server measured it, whatever its member says', async () => {
    const upload = async (seconds: number) =>
      uploaderFor(server, linh).upload(`${seconds}.mp4`, await film(seconds), {
        ...{ content_type: 'video/mp4', resource_type: 'video', duration: 3 },
      })
    const [short, long] = [await upload(2), await upload(45)]
    expect((await send(linh, sending(minh, loopContent(short.url)))).code).toBe(200)
    expect(await send(linh, sending(minh, loopContent(long.url)))).toMatchObject({
      ...{ code: 4000, data: { field: 'content_text' } },
    })
    // The same file as a film like any other.
    const { loop: _loop, ...plain } = JSON.parse(loopContent(long.url))[1].video
    const content_text = JSON.stringify([{ text: { content: '' } }, { video: plain }])
    expect((await send(linh, sending(minh, content_text))).code).toBe(200)
  })

  it('lasts 30 seconds and parts of the next one, and is never of unknown length', async () => {
    const codes = await Promise.all(
      [30.9, 31, 7200, 0].map(async (seconds) => {
        const content = loopContent(await registeredFilm(server, linh, seconds))
        return (await send(linh, sending(minh, content))).code
      }),
    )
    expect(codes).toEqual([200, 4000, 4000, 4000])
  })

  it('stands alone, with a caption where it has one, and has no other mark', async () => {
    const url = await registeredFilm(server, linh, 5)
    const [, item] = JSON.parse(loopContent(url))
    const captioned = JSON.stringify([{ text: { content: 'Look' } }, item])
    const sent = await send(linh, sending(minh, captioned, 'mixed'))
    expect([sent.code, isLooping(sent.data?.content_text)]).toEqual([200, true])
    const edit = { chat_type: 'private' as const, target_id: minh.userId, msg_id: sent.data?.msg_id ?? 0 }
    await server.succeed(chatCalls.editMessage, { ...edit, text: 'Look again' }, { token: linh.token })
    const edited = await pair.shown(minh, linh, edit.msg_id)
    expect([mediaOf(edited?.content_text ?? '').text, isLooping(edited?.content_text)]).toEqual(['Look again', true])
    const album = JSON.stringify([{ text: { content: '' } }, item, item])
    expect((await send(linh, sending(minh, album, 'mixed'))).code).toBe(4000)
    const marked = loopContent(url).replace('"loop":1', '"loop":2')
    expect((await send(linh, sending(minh, marked))).code).toBe(4000)
  })

  it('S-38: is stored once; the same without the mark is another message', async () => {
    const message = sending(minh, loopContent(await registeredFilm(server, linh, 5)))
    const replies = await Promise.all([send(linh, message), send(linh, message)])
    expect(replies[0].data).toEqual(replies[1].data)
    const other = { ...message, content_text: message.content_text.replace(',"loop":1', '') }
    expect((await send(linh, other)).code).toBe(4008)
  })

  it('is passed on by who may read it, with its mark, and nobody marks the file of a stranger', async () => {
    const content = loopContent(await registeredFilm(server, linh, 5))
    const stranger = await newMember(server)
    const friend = await newFriend(server, stranger)
    expect((await send(stranger, sending(friend, content))).code).toBe(5019)
    await send(linh, sending(minh, content))
    const other = await newFriend(server, minh)
    const passedOn = await send(minh, sending(other, content))
    expect([passedOn.code, isLooping(passedOn.data?.content_text)]).toEqual([200, true])
  })

  it('R-18: goes into a group where videos may', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [member] = members
    const content_text = loopContent(await registeredFilm(server, member, 5))
    const loop = () => group.trySay(member, groupId, '', { msg_type: 'video', content_text })
    expect(await loop()).toBe(200)
    await group.configure(creator, groupId, { can_send_video: 2 })
    expect(await loop()).toBe(5006)
  })

  it('S-134: waits only where it may be sent, and keeps its mark', async () => {
    const send_time = Math.floor(server.context.clock() / 1000) + 600
    const later = async (seconds: number) =>
      server.call(
        chatCalls.scheduleMessage,
        {
          ...{ ...sending(minh, loopContent(await registeredFilm(server, linh, seconds))), msg_type: 'video' as const },
          ...{ chat_type: 'private', send_time },
        },
        { token: linh.token },
      )
    expect((await later(60)).code).toBe(4000)
    const { data } = await later(5)
    const by = { token: linh.token }
    const sent = await server.succeed(chatCalls.sendScheduled, { scheduled_id: data?.scheduled_id ?? 0 }, by)
    expect(isLooping(sent.content_text)).toBe(true)
  })
})
