import { dayMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf, fetchCode, newAddress, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { forgetPast } from './forget.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const counts = () =>
  server.context.db.one<Record<'sessions' | 'codes' | 'outbox' | 'locks' | 'devices', number>>(
    `select (select count(*)::int from login_sessions) as sessions, (select count(*)::int from codes) as codes,
       (select count(*)::int from code_outbox) as outbox, (select count(*)::int from login_locks) as locks,
       (select count(*)::int from account_devices) as devices`,
  )

describe('what is over', () => {
  it('is forgotten when nobody can need it: codes and locks after a week, sign-ins after 30 days', async () => {
    const member = await newMember(server)
    await fetchCode(server, 'email', 'past@mail.example', 'reg')
    await server.call(
      sessionCalls.signIn,
      { login_name: 'nobody', login_pwd: 'wrong horse' },
      { address: newAddress() },
    )
    const before = await counts()
    expect(before).toEqual({ sessions: 1, codes: 1, outbox: 1, locks: 3, devices: 1 })
    server.advance(6 * dayMs)
    await forgetPast(server.context)
    expect(await counts()).toEqual(before)
    server.advance(2 * dayMs)
    await forgetPast(server.context)
    expect(await counts()).toEqual({ sessions: 1, codes: 0, outbox: 0, locks: 0, devices: 1 })
    server.advance(23 * dayMs)
    await forgetPast(server.context)
    expect(await counts()).toEqual({ sessions: 0, codes: 0, outbox: 0, locks: 0, devices: 1 })
    const again = await server.call(sessionCalls.signInByDevice, deviceOf(member.deviceId))
    expect(again.data.user_info.user_id).toBe(member.userId)
  })
})
