import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { dramaLinkIn } from '@cliffhanger/rules/chat/drama-link.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, seedDemoMembers } from '../domains/account/index.ts'
import { deviceOf } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeFriends } from './make-friends.ts'
import { makeGroups } from './make-groups.ts'
import { makeShares } from './make-shares.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('people of the demonstration recommend a drama to each other once, and have read what was said before', async () => {
  const { context, domains } = server
  const members = await seedDemoMembers(context)
  await makeFriends(context, domains.friends, domains.chat, members)
  await makeGroups(context, domains, members)
  for (let turn = 0; turn < 2; turn++) await makeShares(context, domains, members, 7, 'bamboo-sea')

  const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
  const { access_token: token } = await server.succeed(sessionCalls.signIn, signIn)
  const { list, sessions } = await server.succeed(
    chatCalls.listGroupMessages,
    { select_type: 'offline', group_id: 0, msg_id: 0 },
    { token },
  )
  const links = list.map(({ content_text }) => dramaLinkIn(textOf(content_text), () => false)?.link)
  expect(links.filter((link) => link !== undefined)).toEqual([{ dramaId: 7, number: 1 }])
  expect(sessions?.find(({ chat_name }) => chat_name === 'Cliffhanger Club')).toMatchObject({ unread_count: 0 })
})
