import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryBus } from '../../platform/realtime/bus.ts'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { openMemberAuthentication } from './authentication.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const look = (token?: string) => server.call(accountCalls.getLanguage, {}, token === undefined ? {} : { token })

interface Claims {
  readonly sub: string
  readonly aud?: string
  readonly sid: number
  readonly expiresInS?: number
}

const sign = async (claims: Claims, secretName = 'access-token', algorithm = 'HS256') => {
  const nowS = Math.floor(server.context.clock() / 1000)
  return new SignJWT({ sid: claims.sid, did: 'device' })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(claims.sub)
    .setAudience(claims.aud ?? 'member')
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + (claims.expiresInS ?? 60))
    .sign(server.context.secrets.secret(secretName))
}

const sessionOf = async (userId: number) =>
  (await server.context.db.one<{ id: number }>(`select id from login_sessions where account_id = $1`, [userId])).id

describe('access tokens', () => {
  it('R-5, E-3: none, nonsense and a worn-out one are refused', async () => {
    expect(await look()).toMatchObject({ code: 4005 })
    expect(await look('nonsense')).toMatchObject({ code: 4005 })
    const member = await newMember(server)
    expect(await look(member.token)).toMatchObject({ code: 200 })
    server.advance(2 * hourMs)
    expect(await look(member.token)).toMatchObject({ code: 4004 })
  })

  it('forged ones are refused 4005', async () => {
    const { userId } = await newMember(server)
    const sid = await sessionOf(userId)
    const claims = { sub: String(userId), sid }
    expect(await look(await sign(claims))).toMatchObject({ code: 200 })
    const forged = [
      await sign(claims, 'another-key'),
      await sign(claims, 'access-token', 'HS512'),
      await sign({ ...claims, aud: 'operator' }),
      await sign({ ...claims, sub: 'linh' }),
      await sign({ ...claims, sid: -1 }),
      new UnsecuredJWT({ sid, did: 'device' })
        .setSubject(String(userId))
        .setAudience('member')
        .setExpirationTime('1h')
        .encode(),
    ]
    for (const token of forged) expect(await look(token)).toMatchObject({ code: 4005 })
    expect(await look(await sign({ ...claims, expiresInS: -1 }))).toMatchObject({ code: 4004 })
  })

  it('R-21: a session of another member or of nobody is refused 6001', async () => {
    const [one, other] = [await newMember(server), await newMember(server)]
    expect(await look(await sign({ sub: String(one.userId), sid: await sessionOf(other.userId) }))).toMatchObject({
      code: 6001,
    })
    expect(await look(await sign({ sub: String(one.userId), sid: 999_999_999 }))).toMatchObject({ code: 6001 })
  })

  it('S-21, E-4: an ended session is refused at once, and ending it twice is harmless', async () => {
    const member = await newMember(server)
    expect(await look(member.token)).toMatchObject({ code: 200 })
    const { sessions } = server.domains.session
    const sid = await sessionOf(member.userId)
    await sessions.end(server.context.db, sid, 'logout')
    await sessions.end(server.context.db, sid, 'logout')
    expect(await look(member.token)).toMatchObject({ code: 6001 })
  })

  it('E-4: a disabled member is refused 6002', async () => {
    const member = await newMember(server)
    await look(member.token)
    await server.context.db.transaction((tx) =>
      server.domains.session.sessions.endAll(tx, member.userId, 0, 'disabled'),
    )
    expect(await look(member.token)).toMatchObject({ code: 6002 })
  })

  it('K-10: where a token is optional, a worn-out one counts as none', async () => {
    const guest = await server.succeed(sessionCalls.getPlatformInfo, {}, { token: 'nonsense' })
    expect(guest.plat_info).not.toHaveProperty('withdraw_seconds')
  })
})

describe('revocation in another process', () => {
  it('holds as soon as the bus tells it, and 30 s later when the bus was lost', async () => {
    const deafBus = openMemoryBus()
    const hearing = openMemberAuthentication(server.context)
    const deaf = openMemberAuthentication({ ...server.context, bus: deafBus })
    const member = await newMember(server)
    await Promise.all([hearing.member(member.token), deaf.member(member.token)])
    await server.domains.session.sessions.end(server.context.db, await sessionOf(member.userId), 'logout')
    await expect(hearing.member(member.token)).rejects.toMatchObject({ refusal: 'sessionRevoked' })
    await expect(deaf.member(member.token)).resolves.toMatchObject({ userId: member.userId })
    server.advance(30_000)
    await expect(deaf.member(member.token)).rejects.toMatchObject({ refusal: 'sessionRevoked' })
    hearing.stop()
    deaf.stop()
    await deafBus.close()
  })
})
