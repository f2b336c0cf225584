import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { newGroup, pulled, say } from '../../../groups/testing.ts'
import { actionsUpon, newPicture, reason, report, writeTo } from '../../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const twoMembers = async (): Promise<[Member, Member]> => [await newMember(server), await newMember(server)]
const take = (id: number) => server.call(reportsOperatorCalls.takeReport, { id }, { token })
const close = (id: number, reply = 'We warned him') =>
  server.call(reportsOperatorCalls.closeReport, { id, reply }, { token })
const erase = (id: number) => server.call(reportsOperatorCalls.eraseReportedMessage, { id, reason }, { token })
const detail = async (id: number) => (await server.succeed(reportsOperatorCalls.getReport, { id }, { token })).report

describe('the queue of reports', () => {
  it('lists by state, type and the number of whoever reported or was reported', async () => {
    const [linh, paulo] = await twoMembers()
    const { groupId, members } = await newGroup(server)
    const aboutMember = await report(server, linh, { type: 'user', target_id: paulo.userId })
    const aboutGroup = await report(server, members[0], { type: 'group', target_id: groupId })
    const ids = async (filter: object) =>
      (await server.succeed(reportsOperatorCalls.listReports, filter, { token })).list.map(({ id }) => id)
    expect(await ids({})).toEqual([aboutGroup, aboutMember])
    expect(await ids({ type: 'group' })).toEqual([aboutGroup])
    expect(await ids({ number: paulo.userNo })).toEqual([aboutMember])
    expect(await ids({ number: linh.userNo })).toEqual([aboutMember])
    const { group } = await server.domains.groups.operator
      .find(server.context.db, groupId)
      .then((found) => found ?? Promise.reject(new Error('no group')))
    expect(await ids({ number: group.g_no })).toEqual([aboutGroup])
    expect(await ids({ number: 'nobody' })).toEqual([])
    await take(aboutMember)
    expect(await ids({ state: 0 })).toEqual([aboutGroup])
    expect(await ids({ state: 1 })).toEqual([aboutMember])
    expect(await ids({ page: 2, limit: 1 })).toEqual([aboutMember])
  })

  it('shows what was reported as it stood, the reporter’s words and pictures, and nothing else', async () => {
    const [linh, paulo] = await twoMembers()
    await writeTo(server, paulo, linh, 'something nobody reported')
    const messageId = await writeTo(server, paulo, linh, 'send me your password')
    const id = await report(server, linh, { type: 'message', target_id: paulo.userId, msg_id: messageId }, 'Fraud')
    const shown = await detail(id)
    expect(shown).toMatchObject({
      type: 'message',
      state: 0,
      introduction: 'Fraud',
      description: 'Again and again',
      reporter: { user_id: linh.userId, user_no: linh.userNo },
      about: paulo.nickName,
      evidence: {
        user: { user_id: paulo.userId },
        message: { msg_id: messageId, chat_type: 'private', content_text: textContent('send me your password') },
      },
      now: { is_member_enabled: 1, is_message_there: 1 },
    })
    expect(JSON.stringify(shown)).not.toContain('something nobody reported')
    expect(shown.images).toHaveLength(1)
    expect(shown.images[0]).toMatch(/X-Amz-Signature=/)
    expect((await server.call(reportsOperatorCalls.getReport, { id: 999_999 }, { token })).code).toBe(4002)
  })

  it('signs the files of the reported message, and no others', async () => {
    const [linh, paulo] = await twoMembers()
    await writeTo(server, paulo, linh, 'hello')
    const key = await newPicture(server, paulo)
    const image = { kind: 'image', url: key, thumb_url: '', name: 'a.png', width: 1, height: 1, file_size: 1 } as const
    const sent = await server.succeed(
      chatCalls.sendPrivateMessage,
      {
        local_id: crypto.randomUUID(),
        target_id: linh.userId,
        msg_type: 'image',
        content_text: mediaContent({ text: '', items: [image] }),
      },
      { token: paulo.token },
    )
    const id = await report(server, linh, { type: 'message', target_id: paulo.userId, msg_id: sent.msg_id })
    const { files } = (await detail(id)).evidence.message ?? {}
    expect(Object.keys(files ?? {})).toEqual([key])
    expect(files?.[key]).toMatch(/^https?:\/\/.*X-Amz-Signature=/)
  })
})

describe('working on a report', () => {
  it('takes it once, also when two take it at once, and the log keeps who and what', async () => {
    const [linh, paulo] = await twoMembers()
    const id = await report(server, linh, { type: 'user', target_id: paulo.userId })
    expect(codesOf(await Promise.all([take(id), take(id), take(id)]))).toEqual([200, 4003, 4003])
    expect((await close(id)).code).toBe(200)
    expect((await close(id, 'Something else')).code).toBe(4003)
    expect(await detail(id)).toMatchObject({ state: 2, reply: 'We warned him' })
    expect(await actionsUpon(server, `report ${id}`, token)).toMatchObject([
      { action: 'report.close', reason: 'We warned him', before: { state: 1 }, after: { state: 2 } },
      { action: 'report.take', before: { state: 0 }, after: { state: 1 } },
    ])
    for (const action of [take, close, erase]) expect((await action(999_999)).code).toBe(4002)
    const empty = await close(await report(server, linh, { type: 'user', target_id: paulo.userId }, 'Other'), '')
    expect(empty).toMatchObject({ code: 4000, data: { field: 'reply' } })
  })

  it('S-46: erases the reported private message on both sides and in favorites, once, and keeps the evidence', async () => {
    const [linh, paulo] = await twoMembers()
    const messageId = await writeTo(server, paulo, linh, 'send me your password')
    const save = { msg_id: messageId, chat_type: 'private', msg_type: 'text' } as const
    await server.succeed(chatCalls.addFavorite, save, { token: linh.token })
    const id = await report(server, linh, { type: 'message', target_id: paulo.userId, msg_id: messageId })
    expect(codesOf(await Promise.all([erase(id), erase(id)]))).toEqual([200, 5007])
    const stream = `p_${[linh.userId, paulo.userId].sort((one, other) => one - other).join('_')}`
    for (const member of [linh, paulo]) {
      const frames = await pulled(server, member, stream)
      expect(JSON.stringify(frames)).not.toContain('send me your password')
      expect(frames.at(-1)).toMatchObject({
        action: 'msg_deleted',
        data: { chat_type: 'private', del_msg_type: 2, msg_ids: [messageId], operator_id: 0 },
      })
    }
    expect((await server.succeed(chatCalls.listFavorites, {}, { token: linh.token })).list).toEqual([])
    expect(await detail(id)).toMatchObject({
      evidence: { message: { content_text: textContent('send me your password') } },
      now: { is_message_there: 0 },
    })
    expect(await actionsUpon(server, `message ${messageId}`, token)).toMatchObject([
      { action: 'message.erase', reason, after: { report: id } },
    ])
  })

  it('leaves no favorite behind, also of members who keep the message at that moment', async () => {
    const [linh, paulo] = await twoMembers()
    const messageId = await writeTo(server, paulo, linh, 'kept at the last moment')
    const id = await report(server, linh, { type: 'message', target_id: paulo.userId, msg_id: messageId })
    const save = { msg_id: messageId, chat_type: 'private', msg_type: 'text' } as const
    const saving = [linh, paulo].map(({ token: own }) => server.call(chatCalls.addFavorite, save, { token: own }))
    const [erased, ...stored] = await Promise.all([erase(id), ...saving])
    expect(erased.code).toBe(200)
    for (const { code } of stored) expect([200, 5007]).toContain(code)
    for (const member of [linh, paulo])
      expect((await server.succeed(chatCalls.listFavorites, {}, { token: member.token })).list).toEqual([])
  })

  it('S-46: erases the reported group message for everybody, with its pin', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [linh] = members
    const { data: said } = await say(server, creator, groupId, 'buy gold')
    const pin = { target_id: groupId, msg_id: said.msg_id, is_top: 1 } as const
    await server.succeed(chatCalls.pinMessage, pin, { token: creator.token })
    const id = await report(server, linh, { type: 'message', target_id: groupId, msg_id: said.msg_id })
    expect((await detail(id)).now).toEqual({
      is_member_enabled: 1,
      is_message_there: 1,
      group: { group_id: groupId, group_name: 'Night shift', status: 1 },
    })
    expect((await erase(id)).code).toBe(200)
    const frames = await pulled(server, linh, `g_${groupId}`)
    expect(frames.slice(-2)).toMatchObject([
      { action: 'msg_deleted', data: { del_msg_type: 2, msg_ids: [said.msg_id], operator_id: 0 } },
      { action: 'group_unpinned', data: { msg_id: said.msg_id, operator_id: 0 } },
    ])
    expect(JSON.stringify(frames)).not.toContain('buy gold')
  })

  it('erases nothing by a report about a member', async () => {
    const [linh, paulo] = await twoMembers()
    const id = await report(server, linh, { type: 'user', target_id: paulo.userId })
    expect((await erase(id)).code).toBe(4002)
  })
})
