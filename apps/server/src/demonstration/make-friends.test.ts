import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedDemoMembers } from '../domains/account/index.ts'
import { deviceOf } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeFriends } from './make-friends.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const seed = async () => {
  const { context, domains } = server
  await makeFriends(context, domains.friends, domains.chat, await seedDemoMembers(context))
}

describe('the people of the demonstration', () => {
  it('are friends and have talked, once, however often and at once they are made', async () => {
    await Promise.all([seed(), seed()])
    await seed()
    const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
    const { access_token: token } = await server.succeed(sessionCalls.signIn, signIn)
    const { list: friends } = await server.succeed(friendsCalls.listFriends, {}, { token })
    expect(friends.map((friend) => friend.nick_name).sort()).toEqual(['Paulo Braga', '王小雨'])

    const paulo = friends.find((friend) => friend.nick_name === 'Paulo Braga')?.friend_idx ?? 0
    const { list } = await server.succeed(
      chatCalls.listPrivateMessages,
      { select_type: 'down', friend_id: paulo, msg_id: 0 },
      { token },
    )
    expect(
      list.filter((message) => message.msg_type === 'text').map((message) => textOf(message.content_text)),
    ).toEqual([
      'So? Did you start it?',
      'I’m on episode 3. Don’t say a word!',
      'My lips are sealed. Just wait till the bridge 👀',
    ])
    // Linh answered last: nothing is new to them, and Paulo has read what they answered.
    const chats = await server.succeed(
      chatCalls.listPrivateMessages,
      { select_type: 'offline', friend_id: 0, msg_id: 0 },
      { token },
    )
    expect(chats.sessions?.find(({ chat_id }) => chat_id === paulo)?.unread_count).toBe(0)
    expect(list.filter(({ msg_type }) => msg_type === 'text').map(({ msg_status }) => msg_status)).toEqual([
      'read',
      'read',
      'unread',
    ])
  })
})
