import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedDemoMembers } from '../domains/account/index.ts'
import { deviceOf } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { makeGroups } from './make-groups.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const seed = async () => {
  const { context, domains } = server
  await makeGroups(context, domains, await seedDemoMembers(context))
}

describe('the groups of the demonstration', () => {
  it('are made and have talked, once, however often and at once they are made', async () => {
    await Promise.all([seed(), seed()])
    await seed()
    const signIn = { ...deviceOf('the-device-of-paulo'), login_name: 'paulo', login_pwd: demoPassword }
    const { access_token: token } = await server.succeed(sessionCalls.signIn, signIn)
    const { list: groups } = await server.succeed(groupsCalls.listMyGroups, {}, { token })
    expect(groups).toMatchObject([{ group_name: 'Cliffhanger Club', userRole: 'member', member_total: 4 }])
    const { sessions, list } = await server.succeed(
      chatCalls.listGroupMessages,
      { select_type: 'offline', group_id: 0, msg_id: 0 },
      { token },
    )
    expect(list.filter(({ msg_type }) => msg_type === 'text')).toHaveLength(6)
    // Paulo answered @paulo; only what was said afterwards is new to them.
    expect(sessions).toMatchObject([{ at: 0, unread_count: 1 }])
  })

  it('R-10: has customer service', async () => {
    await seed()
    const { access_token: token } = await server.succeed(sessionCalls.signInByDevice, deviceOf('the-device-of-nobody'))
    const { customer } = await server.succeed(contactCalls.getSupport, {}, token ? { token } : {})
    expect(customer).toMatchObject({ nick_name: 'Cliffhanger Support', user_type: 1 })
  })
})
