import { randomBytes, randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { updateEnabled } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refresh = (token: string, deviceId: string, more: object = {}) =>
  server.call(sessionCalls.refreshSession, { ...deviceOf(deviceId), ...more }, { token })
const look = (token: string) => server.call(accountCalls.getLanguage, {}, { token })
const isSignedIn = async ({ token }: Pick<Member, 'token'>) => (await look(token)).code === 200

describe('refreshing a sign-in', () => {
  it('R-6, C-40: exchanges the refresh token for a new pair and rotates it', async () => {
    const member = await newMember(server)
    const { code, data } = await refresh(member.refreshToken, member.deviceId)
    expect(code).toBe(200)
    expect(data.refresh_token).not.toBe(member.refreshToken)
    expect(await isSignedIn({ token: data.access_token })).toBe(true)
    expect(await refresh(data.refresh_token, member.deviceId)).toMatchObject({ code: 200 })
  })

  it('answers the same refresh token to a repeat within 60 s, also to many at once', async () => {
    const member = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(member.refreshToken, member.deviceId)))
    expect(replies.every(({ code }) => code === 200)).toBe(true)
    expect(new Set(replies.map(({ data }) => data.refresh_token)).size).toBe(1)
    server.advance(20_000)
    expect((await refresh(member.refreshToken, member.deviceId)).data.refresh_token).toBe(
      replies[0]?.data.refresh_token,
    )
  })

  it('E-4: a token used again after 60 s ends the sign-in, also for who has the newest', async () => {
    const member = await newMember(server)
    const { data } = await refresh(member.refreshToken, member.deviceId)
    server.advance(61_000)
    expect(await refresh(member.refreshToken, member.deviceId)).toMatchObject({ code: 6003 })
    expect(await refresh(data.refresh_token, member.deviceId)).toMatchObject({ code: 6001 })
    expect(await look(data.access_token)).toMatchObject({ code: 6001 })
  })

  it('ends the sign-in when a token two rotations old comes back at once', async () => {
    const member = await newMember(server)
    const second = await refresh(member.refreshToken, member.deviceId)
    const third = await refresh(second.data.refresh_token, member.deviceId)
    expect(await refresh(member.refreshToken, member.deviceId)).toMatchObject({ code: 6003 })
    expect(await refresh(third.data.refresh_token, member.deviceId)).toMatchObject({ code: 6001 })
  })

  it('E-4: tokens that are not ours are refused and end nothing', async () => {
    const member = await newMember(server)
    const forged = Buffer.from(member.refreshToken, 'base64url')
    forged[20] = (forged[20] ?? 0) ^ 1
    const older = Buffer.from(member.refreshToken, 'base64url')
    older.writeUInt32BE(7, 8)
    const tokens = [
      '',
      'nonsense',
      randomBytes(44).toString('base64url'),
      randomBytes(400).toString('base64url'),
      member.token,
    ]
    for (const token of [...tokens, forged.toString('base64url'), older.toString('base64url')])
      expect(await refresh(token, member.deviceId)).toMatchObject({ code: 6003 })
    expect(await isSignedIn(member)).toBe(true)
  })

  it('a refresh token is no access token', async () => {
    const member = await newMember(server)
    expect(await look(member.refreshToken)).toMatchObject({ code: 4005 })
  })

  it('belongs to its device', async () => {
    const member = await newMember(server)
    expect(await refresh(member.refreshToken, randomUUID())).toMatchObject({ code: 6003 })
    expect(await isSignedIn(member)).toBe(true)
  })

  it('C-40: is over after 30 days', async () => {
    const member = await newMember(server)
    server.advance(30 * dayMs)
    expect(await refresh(member.refreshToken, member.deviceId)).toMatchObject({ code: 6003 })
  })

  it('E-4: a disabled account cannot refresh', async () => {
    const member = await newMember(server)
    await updateEnabled(server.context.db, member.userId, false, server.context.clock())
    expect(await refresh(member.refreshToken, member.deviceId)).toMatchObject({ code: 6002 })
  })

  it('E-46: insists on the device information and the platform', async () => {
    const member = await newMember(server)
    const wrong = (change: object) => refresh(member.refreshToken, member.deviceId, change)
    expect(await wrong({ plat_code: 'other' })).toMatchObject({ code: 4000, data: { field: 'plat_code' } })
    expect(await wrong({ device_os: '' })).toMatchObject({ code: 4000, data: { field: 'device_os' } })
  })
})
