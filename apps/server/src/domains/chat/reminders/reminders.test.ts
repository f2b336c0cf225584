import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { reminderLimits } from '@cliffhanger/contract/chat/reminders.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { textContent, textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { inGroups, inPrivate } from '../testing.ts'
import { remindDue } from './remind-due.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000', ACCESS_TOKEN_SECONDS: '1000000000' })
})
afterAll(() => server.close())

const by = ({ token }: Member) => ({ token })
const inSeconds = (seconds: number): number => Math.floor(server.context.clock() / 1000) + seconds
const write = async (who: Member, to: Member, words: string): Promise<number> =>
  (
    await server.succeed(
      chatCalls.sendPrivateMessage,
      { local_id: crypto.randomUUID(), target_id: to.userId, content_text: textContent(words) },
      by(who),
    )
  ).msg_id
const remind = (who: Member, msg_id: number, remind_time = inSeconds(600)) =>
  server.call(chatCalls.setReminder, { msg_id, remind_time }, by(who))
const listOf = async (who: Member) => (await server.succeed(chatCalls.listReminders, {}, by(who))).list
const idsOf = async (who: Member): Promise<number[]> => (await listOf(who)).map(({ msg_id }) => msg_id)
/** The time has come, for several runs of the job at once. */
const comes = async (seconds = 601): Promise<void> => {
  server.advance(seconds * 1000)
  const run = () => remindDue(server.context, server.domains, new AbortController().signal)
  await Promise.all([run(), run(), run()])
}
const cardsOf = async (who: Member) =>
  (await server.succeed(noticeCalls.listMyNotices, {}, { ...by(who), language: 'en' })).list
    .filter(({ title }) => title === 'Reminder')
    .map(({ summary, link }) => ({ summary, link }))

describe('reminders of messages', () => {
  it('S-138: are on all devices of their member and nowhere else, and come once, with the way to the message', async () => {
    const [one, two] = await inPrivate(server).friends()
    const { groupId, creator, members } = await newGroup(server)
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, one.token, one.deviceId)
    const msg_id = await write(two, one, 'The bridge at night')
    const at = inSeconds(600)
    const { data } = await remind(one, msg_id, at)
    expect(data).toMatchObject({ msg_id, chat_type: 'private', target_id: two.userId, remind_time: at })
    expect(textOf(data?.content_text ?? '')).toBe('The bridge at night')
    expect((await device.next('reminders')).data).toEqual({ msg_id })
    expect([await listOf(one), await listOf(two)]).toEqual([[data], []])
    const { msg_id: said } = await inGroups(server).say(creator, groupId, 'Tomorrow at eight')
    await remind(members[0], said)
    await comes(599)
    expect([await cardsOf(one), await cardsOf(members[0])]).toEqual([[], []])
    await comes(2)
    await comes(2)
    const [cards, ofGroup] = [await cardsOf(one), await cardsOf(members[0])]
    expect(cards.map(({ link }) => link)).toEqual([`/pagesA/chat/msg?friend_idx=${two.userId}&msg_id=${msg_id}`])
    expect(ofGroup).toEqual([
      {
        summary: 'You wanted to come back to a message in Night shift.',
        link: `/pagesA/chat/group_msg?group_id=${groupId}&msg_id=${said}`,
      },
    ])
    expect([await listOf(one), await cardsOf(two), await cardsOf(creator)]).toEqual([[], [], []])
    device.leave()
  })

  it('S-138: are one for each message, changed by setting them anew, also at once, and taken back twice', async () => {
    const [one, two] = await inPrivate(server).friends()
    const msg_id = await write(two, one, 'Once')
    const times = [700, 800, 900].map(inSeconds)
    const answers = await Promise.all(times.map((time) => remind(one, msg_id, time)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    const [waiting, ...others] = await listOf(one)
    expect([times.includes(waiting?.remind_time ?? 0), others]).toEqual([true, []])
    await remind(one, msg_id, inSeconds(3000))
    await comes(1000)
    expect(await cardsOf(one)).toEqual([])
    for (const _time of [1, 2]) await server.succeed(chatCalls.deleteReminder, { msg_id }, by(one))
    await comes(3000)
    expect([await listOf(one), await cardsOf(one)]).toEqual([[], []])
  })

  it('S-138: have a time within a year, a message that can be read, and are a hundred at most', async () => {
    const [one, two] = await inPrivate(server).friends()
    const stranger = await newMember(server)
    const msg_id = await write(two, one, 'For the two of us')
    for (const wrong of [0, inSeconds(0), inSeconds((reminderLimits.daysAhead + 1) * 86_400)])
      expect((await remind(one, msg_id, wrong)).code).toBe(4000)
    expect((await remind(stranger, msg_id)).code).toBe(5007)
    expect((await remind(one, 999_999_999)).code).toBe(5007)
    // Nobody takes back the reminder of somebody else.
    await remind(one, msg_id)
    await server.succeed(chatCalls.deleteReminder, { msg_id }, by(two))
    expect(await idsOf(one)).toEqual([msg_id])
    const ids = []
    for (let count = 0; count < reminderLimits.waiting + 2; count++) ids.push(await write(two, one, `${count}`))
    const codes = (await Promise.all(ids.map((id) => remind(two, id)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 5040)).toHaveLength(2)
    const [first = 0] = await idsOf(two)
    expect((await remind(two, first)).code).toBe(200)
  }, 60_000)

  it('S-138: go with the message, with a chat that is cleared and with the membership, also where one comes back', async () => {
    const [one, two] = await inPrivate(server).friends()
    const [unsent, cleared] = [await write(two, one, 'Gone soon'), await write(two, one, 'Cleared')]
    await remind(one, unsent)
    await remind(one, cleared)
    await server.succeed(chatCalls.withdrawPrivateMessage, { msg_id: unsent, target_id: one.userId }, by(two))
    expect(await idsOf(one)).toEqual([cleared])
    const conversation_id = `p_${Math.min(one.userId, two.userId)}_${Math.max(one.userId, two.userId)}`
    await server.succeed(
      chatCalls.deletePrivateMessages,
      { target_id: two.userId, conversation_id, del_msg_type: 3, msg_ids: [] },
      by(one),
    )
    const { groupId, creator, members } = await newGroup(server)
    const [left] = members
    const { msg_id } = await inGroups(server).say(creator, groupId, 'In the group')
    await remind(left, msg_id)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, by(left))
    await server.succeed(groupsCalls.inviteMembers, { group_id: groupId, members: [left.userId] }, by(creator))
    expect([await idsOf(one), await idsOf(left)]).toEqual([[], []])
    await comes()
    expect([await cardsOf(one), await cardsOf(left)]).toEqual([[], []])
    const rows = await server.context.db.query('select 1 from message_reminders where user_id = any ($1)', [
      [one.userId, left.userId],
    ])
    expect(rows).toEqual([])
  })

  it('S-138: come as often as they should where a run breaks off before its end', async () => {
    const [one, two] = await inPrivate(server).friends()
    await remind(one, await write(two, one, 'Do not forget'))
    server.advance(601_000)
    const broken = { notices: { write: () => Promise.reject(new Error('killed')) } }
    await expect(remindDue(server.context, broken, new AbortController().signal)).rejects.toThrow('killed')
    expect(await cardsOf(one)).toEqual([])
    await comes(1)
    expect(await cardsOf(one)).toHaveLength(1)
  })

  it('S-138: tell an account that was disabled nothing', async () => {
    const [one, two] = await inPrivate(server).friends()
    await remind(one, await write(two, one, 'Too late'))
    await server.context.db.execute('update accounts set is_enabled = false where id = $1', [one.userId])
    await comes()
    const notices = await server.context.db.query(
      `select 1 from notices where user_id = $1 and text_key = 'chatReminder'`,
      [one.userId],
    )
    expect(notices).toEqual([])
  })
})
