import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ScheduledMessage } from '@cliffhanger/contract/chat/scheduled.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import type { RegisteredFile } from '@cliffhanger/contract/uploads/schemas.ts'
import { linkedContent } from '@cliffhanger/rules/chat/links.ts'
import { type MediaItem, mediaContent, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent, pollIn } from '@cliffhanger/rules/chat/polls.ts'
import { isSilent, withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { type SentSticker, stickerContent, stickerIn } from '@cliffhanger/rules/chat/stickers.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { collectUnreferencedJob } from '../../uploads/collect-unreferenced.ts'
import { smallPicture, uploaderFor } from '../../uploads/testing.ts'
import { inGroups, inPrivate } from '../testing.ts'
import { sendScheduledJob } from './send-due.ts'

type Scheduling = CallRequest<typeof chatCalls.scheduleMessage>
type Listed = CallData<typeof chatCalls.listPrivateMessages>['list'][number]

let server: TestServer
beforeAll(async () => {
  // Tokens must outlive the days that go by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '20000000' })
})
afterAll(() => server.close())
// Stores take no request whose clock is far off.
afterEach(() => server.advance(Date.now() - server.context.clock()))

const friends = () => inPrivate(server).friends()
const inSeconds = (seconds: number): number => Math.floor(server.context.clock() / 1000) + seconds

const pictureOf = async (who: Member): Promise<RegisteredFile> =>
  uploaderFor(server, who).upload(`${randomUUID()}.png`, await smallPicture())

const imageOf = ({ url, thumb_url }: RegisteredFile): MediaItem => ({
  ...{ kind: 'image', url, thumb_url, name: 'a.png', width: 1, height: 1, file_size: 1 },
})
const captioned = (text: string, ...files: RegisteredFile[]): string =>
  mediaContent({ text, items: files.map(imageOf) })

const quiz = pollContent('Who did it?', {
  ...{ options: ['The butler', 'The heir'], several: 0, quiz: 1, anonymous: 1, open_seconds: 0, right: 1 },
  explanation: 'It is always the heir',
})

const anySticker = async ({ token }: Member): Promise<SentSticker> => {
  const { list } = await server.succeed(stickerCalls.listStickers, {}, { token })
  const [found] = list.flatMap(({ id, stickers }) => stickers.map((sticker) => ({ ...sticker, pack_id: id })))
  if (!found) throw new Error('there are no stickers')
  return found
}
const cardOf = ({ userId }: Member, nick_name: string): string =>
  JSON.stringify([{ text: { content: '' } }, { b_c: { user_id: userId, user_no: '1', nick_name, avatar_url: '' } }])

const wanted = (
  target: Member,
  type: Scheduling['msg_type'],
  content_text: string,
  more: Partial<Scheduling> = {},
) => ({
  ...{ local_id: randomUUID(), chat_type: 'private' as const, target_id: target.userId, msg_type: type },
  ...{ content_text, send_time: inSeconds(600), ...more },
})
const tryTo = (who: Member, input: Scheduling) => server.call(chatCalls.scheduleMessage, input, { token: who.token })
const schedule = (who: Member, input: Scheduling) =>
  server.succeed(chatCalls.scheduleMessage, input, { token: who.token })
const edit = (who: Member, scheduled_id: number, content_text: string) =>
  server.call(chatCalls.editScheduled, { scheduled_id, content_text }, { token: who.token })
const listOf = async (who: Member): Promise<ScheduledMessage[]> =>
  (await server.succeed(chatCalls.listScheduled, {}, { token: who.token })).list

const listed = async (reader: Member, writer: Member): Promise<Listed[]> => {
  const input = { friend_id: writer.userId, msg_id: 0, select_type: 'up' } as const
  const { list } = await server.succeed(chatCalls.listPrivateMessages, input, { token: reader.token })
  return list.filter(({ sender_id }) => sender_id === writer.userId).toSorted((one, other) => one.seq - other.seq)
}

async function run(job: typeof sendScheduledJob): Promise<void> {
  const id = await server.context.jobs.enqueue(job, {})
  await vi.waitFor(
    async () => {
      const found = await server.owner.find<{ state: string }>('select state from pgboss.job where id = $1', [id])
      expect(found?.state).toBe('completed')
    },
    { timeout: 20_000, interval: 50 },
  )
}

describe('messages of any kind that are sent later', () => {
  it('S-133, S-134: a picture, an album with a caption and a quiz arrive once, silently where that was asked', async () => {
    const [one, two] = await friends()
    const [first, second] = [await pictureOf(one), await pictureOf(one)]
    const picture = withSilence(captioned('', first), true)
    const album = captioned('Two of them', first, second)
    await schedule(one, wanted(two, 'image', picture))
    await schedule(one, wanted(two, 'mixed', album, { send_time: inSeconds(601) }))
    await schedule(one, wanted(two, 'poll', withSilence(quiz, true), { send_time: inSeconds(602) }))
    expect((await listOf(one)).map(({ msg_type, content_text }) => [msg_type, content_text])).toEqual([
      ['image', picture],
      ['mixed', album],
      ['poll', withSilence(quiz, true)],
    ])
    server.advance(610_000)
    await Promise.all([run(sendScheduledJob), run(sendScheduledJob)])
    await run(sendScheduledJob)
    const arrived = await listed(two, one)
    expect(arrived.map(({ msg_type, content_text }) => [msg_type, isSilent(content_text)])).toEqual([
      ['image', true],
      ['mixed', false],
      ['poll', true],
    ])
    expect(mediaOf(arrived[1]?.content_text ?? '')).toMatchObject({ text: 'Two of them', items: [{}, {}] })
    // What is right stays with the server until somebody votes.
    expect(arrived[2]?.content_text).not.toContain('always')
    expect(pollIn(arrived[2]?.content_text ?? '')).not.toHaveProperty('right')
    expect(await listOf(one)).toEqual([])
  })

  it('S-133, S-134: a sticker and a card are written by the server when their time comes, silently where that was asked', async () => {
    const [one, two] = await friends()
    const sticker = await anySticker(one)
    const faked = stickerContent({ ...sticker, emoji: 'Win a phone', image_url: 'https://evil.example/x.png' })
    const card = cardOf(two, 'An impostor')
    const { scheduled_id } = await schedule(one, wanted(two, 'sticker', withSilence(faked, true)))
    expect((await edit(one, scheduled_id, textContent('words'))).code).toBe(5023)
    await schedule(one, wanted(two, 'b_c', withSilence(card, true), { send_time: inSeconds(601) }))
    await schedule(one, wanted(two, 'b_c', card, { send_time: inSeconds(602) }))
    server.advance(610_000)
    await run(sendScheduledJob)
    const arrived = await listed(two, one)
    expect(arrived.map(({ msg_type, content_text }) => [msg_type, isSilent(content_text)])).toEqual([
      ['sticker', true],
      ['b_c', true],
      ['b_c', false],
    ])
    expect(stickerIn(arrived[0]?.content_text ?? '')).toEqual(sticker)
    expect(arrived.map(({ content_text }) => content_text).join()).not.toMatch(/impostor|evil/)
    expect(await listOf(one)).toEqual([])
  })

  it('S-134, S-147: a sticker whose pack is gone by then is refused, and says so', async () => {
    const [one, two] = await friends()
    const sticker = { ...(await anySticker(one)), id: 999_999 }
    const { scheduled_id } = await schedule(one, wanted(two, 'sticker', stickerContent(sticker)))
    const now = await server.call(chatCalls.sendScheduled, { scheduled_id }, { token: one.token })
    expect(now.code).toBe(5047)
    server.advance(610_000)
    await run(sendScheduledJob)
    expect(await listOf(one)).toMatchObject([{ scheduled_id, state: -1, reason: expect.stringMatching(/\S/) }])
    expect(await listed(two, one)).toEqual([])
  })

  it('S-134: a poll can be answered where it was asked later, in a group too', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const input = { ...wanted(creator, 'poll', quiz), chat_type: 'group' as const, target_id: groupId }
    const { scheduled_id } = await schedule(creator, input)
    const { msg_id } = await server.succeed(chatCalls.sendScheduled, { scheduled_id }, { token: creator.token })
    const vote = { chat_type: 'group' as const, target_id: groupId, msg_id, options: [1] }
    const seen = await server.succeed(chatCalls.votePoll, vote, { token: members[0].token })
    expect(seen).toMatchObject({ poll: { right: 1, mine: [1] } })
    const rows = await inGroups(server).listed(members[0], groupId)
    expect(rows.filter(({ msg_type }) => msg_type === 'poll')).toHaveLength(1)
  })

  it('S-134: only what its member may send waits: their files, in a form of its kind', async () => {
    const [one, two] = await friends()
    const [mine, foreign] = [await pictureOf(one), await pictureOf(two)]
    const refusal = async (type: Scheduling['msg_type'], content: string) => {
      const { code, data } = await tryTo(one, wanted(two, type, content))
      return data ? [code, data] : [code]
    }
    expect(await refusal('image', captioned('', foreign))).toEqual([5019])
    const unknown = { ...mine, url: `chat/${one.userId}/202611/${'a'.repeat(32)}.x.png`, thumb_url: '' }
    expect(await refusal('image', captioned('', unknown))).toEqual([5019])
    for (const [type, content] of [
      ['image', captioned('A caption', mine)],
      ['mixed', captioned('No picture')],
      ['audio', captioned('', mine)],
      ['poll', linkedContent('https://a.example', { url: 'https://a.example' })],
    ] as const)
      expect(await refusal(type, content)).toEqual([4000, { field: 'content_text' }])
    const notice = { ...wanted(two, 'text', quiz), msg_type: 'sys_notice' } as unknown as Scheduling
    expect((await tryTo(one, notice)).data).toEqual({ field: 'msg_type' })
    for (const type of ['b_c', 'sticker'] as const)
      expect(await refusal(type, textContent('neither'))).toEqual([4000, { field: 'content_text' }])
    expect(await listOf(one)).toEqual([])
  })

  it('S-134: the caption of a picture is changed, not the picture; a poll keeps its words', async () => {
    const [one, two] = await friends()
    const [shown, other] = [await pictureOf(one), await pictureOf(one)]
    const { scheduled_id } = await schedule(one, wanted(two, 'image', captioned('', shown)))
    const said = await edit(one, scheduled_id, captioned('At dawn', shown))
    expect(said.data).toMatchObject({ msg_type: 'mixed', content_text: captioned('At dawn', shown), state: 1 })
    expect((await edit(one, scheduled_id, captioned('At dawn', other))).data).toEqual({ field: 'content_text' })
    const poll = await schedule(one, wanted(two, 'poll', quiz))
    expect((await edit(one, poll.scheduled_id, quiz)).code).toBe(5023)
    await server.succeed(chatCalls.deleteScheduled, { scheduled_id: poll.scheduled_id }, { token: one.token })
    server.advance(610_000)
    await run(sendScheduledJob)
    expect((await listed(two, one)).map(({ content_text }) => content_text)).toEqual([captioned('At dawn', shown)])
  })

  it('S-134: the files of what waits stay, and go with what is deleted', async () => {
    const [one, two] = await friends()
    const [waits, goes] = [await pictureOf(one), await pictureOf(one)]
    const later = { send_time: inSeconds(60 * 86_400) }
    await schedule(one, wanted(two, 'image', captioned('', waits), later))
    const { scheduled_id } = await schedule(one, wanted(two, 'image', captioned('', goes), later))
    const isThere = async ({ url, thumb_url }: RegisteredFile) =>
      (await server.context.storage.head(url)) !== undefined &&
      (await server.context.storage.head(thumb_url)) !== undefined
    server.advance(8 * dayMs)
    await run(collectUnreferencedJob)
    server.advance(4 * dayMs)
    await run(collectUnreferencedJob)
    expect([await isThere(waits), await isThere(goes)]).toEqual([true, true])
    await server.succeed(chatCalls.deleteScheduled, { scheduled_id }, { token: one.token })
    for (const _ of [1, 2]) {
      server.advance(8 * dayMs)
      await run(collectUnreferencedJob)
    }
    expect([await isThere(waits), await isThere(goes)]).toEqual([true, false])
    server.advance(50 * dayMs)
    await run(sendScheduledJob)
    expect(await listed(two, one)).toHaveLength(1)
  })
})
