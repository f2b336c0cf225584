import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { configure, deviceOf, newAddress, newMember, newPasswordMember, testPassword } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { updateEnabled } from '../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const connect = (token: string) => Device.greeted(`ws://127.0.0.1:${server.port}/ws`, token, randomUUID())
const look = (token: string) => server.call(accountCalls.getLanguage, {}, { token })

describe('sign-ins and their sockets', () => {
  it('S-22, S-27: a changed password ends the sockets of other devices and keeps mine', async () => {
    const { token, loginName } = await newPasswordMember(server)
    const form = { ...deviceOf(randomUUID()), login_name: loginName, login_pwd: testPassword }
    const { access_token } = await server.succeed(sessionCalls.signIn, form, { address: newAddress() })
    const [mine, other] = [await connect(token), await connect(access_token)]
    const passwords = { old_pwd: testPassword, login_pwd: 'battery staple', login_pwd2: 'battery staple' }
    await server.succeed(accountCalls.changePassword, passwords, { token })
    expect((await other.next('force_logout')).data).toMatchObject({ code: 6001 })
    expect(await other.closed()).toBe(4403)
    await mine.settled()
    expect(mine.heard('force_logout')).toEqual([])
    mine.leave()
  })

  it('S-21: logging out by the socket ends the sign-in for good', async () => {
    const member = await newMember(server)
    const device = await connect(member.token)
    device.notify({ action: 'logout' })
    expect(await device.closed()).toBe(1000)
    expect(await look(member.token)).toMatchObject({ code: 6001 })
    const again = await server.call(sessionCalls.refreshSession, deviceOf(member.deviceId), {
      token: member.refreshToken,
    })
    expect(again).toMatchObject({ code: 6001 })
  })

  it('E-4: a disabled member is put out of the socket with 6002', async () => {
    const { token, userId } = await newMember(server)
    const device = await connect(token)
    await server.context.db.transaction(async (tx) => {
      await updateEnabled(tx, userId, false, server.context.clock())
      await server.domains.session.sessions.endAll(tx, userId, 0, 'disabled')
    })
    expect((await device.next('force_logout')).data).toMatchObject({ code: 6002 })
    expect(await device.closed()).toBe(4403)
  })

  it('A-15: a socket outlives its access token, and ends within 2 s of its sign-in', async () => {
    const { token, loginName } = await newPasswordMember(server)
    const form = { ...deviceOf(randomUUID()), login_name: loginName, login_pwd: testPassword }
    const live = await connect(token)
    // The token lasts two hours; the socket is silent for less than the 45 s that would close it.
    for (let minutes = 0; minutes < 150; minutes += 0.5) {
      server.advance(30_000)
      live.notify({ action: 'heart' })
      await live.next('heart')
    }
    expect(await look(token)).toMatchObject({ code: 4004 })
    await live.settled()
    const { access_token } = await server.succeed(sessionCalls.signIn, form, { address: newAddress() })
    await server.succeed(accountCalls.editProfile, { nick_name: 'Still there' }, { token: access_token })
    await live.next('user_info')
    const passwords = { old_pwd: testPassword, login_pwd: 'battery staple', login_pwd2: 'battery staple' }
    await server.succeed(accountCalls.changePassword, passwords, { token: access_token })
    const endedMs = performance.now()
    expect(await live.closed()).toBe(4403)
    expect(performance.now() - endedMs).toBeLessThan(2000)
  })

  it('S-102: as many members online as allowed make no new account', async () => {
    const member = await newMember(server)
    const device = await connect(member.token)
    await configure(server, { max_number_online_users: 1 })
    const signIn = (deviceId: string) => server.call(sessionCalls.signInByDevice, deviceOf(deviceId))
    expect(await signIn(randomUUID())).toMatchObject({ code: 3005 })
    expect(await signIn(member.deviceId)).toMatchObject({ code: 200 })
    await configure(server, { max_number_online_users: 0 })
    expect(await signIn(randomUUID())).toMatchObject({ code: 200 })
    device.leave()
  })
})
