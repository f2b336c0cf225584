import { createECDH, randomBytes } from 'node:crypto'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSessionEnded } from '../../platform/http/session-ended.ts'
import type { SignedIn } from './testing/stored.ts'
import { type PushProcess, startPush } from './testing.ts'

let server: PushProcess
let member: SignedIn

beforeAll(async () => {
  server = await startPush()
})

beforeEach(async () => {
  member = await server.newMember('Ana')
})

afterAll(() => server.close())

const subscriptions = () =>
  server.test.database.query<{ session_id: number; endpoint: string }>(
    `select session_id, endpoint from push_subscriptions where user_id = $1 order by session_id`,
    [member.userId],
  )

describe('subscribing', () => {
  it('keeps one browser of a sign-in, the newest, however often and at once it is asked', async () => {
    const browsers = Array.from({ length: 6 }, () => server.service.newBrowser())
    const replies = await Promise.all(
      [...browsers, ...browsers].map((browser) => server.call(pushCalls.subscribePush, browser, member)),
    )
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200))
    const newest = await server.subscribe(member)
    expect(await subscriptions()).toEqual([{ session_id: member.sessionId, endpoint: newest.endpoint }])
  })

  it('moves a browser to the newest sign-in', async () => {
    const browser = await server.subscribe(member)
    const other = await server.newMember('Bao')
    expect((await server.call(pushCalls.subscribePush, browser, other)).code).toBe(200)
    expect(await subscriptions()).toEqual([])
  })

  it('lets two sign-ins exchange their browsers at once', async () => {
    const second = await server.signIn(member.userId)
    const [one, other] = [await server.subscribe(member), await server.subscribe(second)]
    for (let time = 0; time < 5; time++) {
      const replies = await Promise.all([
        server.call(pushCalls.subscribePush, other, member),
        server.call(pushCalls.subscribePush, one, second),
        server.call(pushCalls.subscribePush, one, member),
        server.call(pushCalls.subscribePush, other, second),
      ])
      expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    }
  })

  it('ends with a call, and with the sign-in', async () => {
    await server.subscribe(member)
    for (const _ of [1, 2]) expect((await server.call(pushCalls.unsubscribePush, {}, member)).code).toBe(200)
    expect(await subscriptions()).toEqual([])
    await server.subscribe(member)
    publishSessionEnded(server.platform.context.bus, { ...member, reason: 'sessionRevoked' })
    await vi.waitFor(async () => expect(await subscriptions()).toEqual([]), { timeout: 10_000 })
  })

  it('is refused to a sign-in that has ended meanwhile (6001)', async () => {
    await server.test.database.execute(`update login_sessions set ended_ms = 1, end_reason = 'logout' where id = $1`, [
      member.sessionId,
    ])
    expect((await server.call(pushCalls.subscribePush, server.service.newBrowser(), member)).code).toBe(6001)
  })

  it.each<[string, Partial<PushSubscription>]>([
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: randomBytes(15).toString('base64url') }],
    ['endpoint', { endpoint: 'ftp://push.example/1' }],
    ['endpoint', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['endpoint', { endpoint: 'nothing' }],
  ])('refuses a wrong %s (4000)', async (field, change) => {
    const reply = await server.call(pushCalls.subscribePush, { ...server.service.newBrowser(), ...change }, member)
    expect(reply).toMatchObject({ code: 4000, data: { field } })
  })

  it('offers a key of 65 bytes, the same in every process', async () => {
    const second = await server.openSecond()
    const { data } = await server.call(pushCalls.getPushKey, {}, member)
    const point = Buffer.from(data.public_key, 'base64url')
    expect([point.length, point[0]]).toEqual([65, 4])
    const key = second.domain.calls.find(({ row }) => row.id === 'push-key')
    expect(await key?.answer(expect.anything(), {})).toEqual(data)
    await second.close()
  })
})

describe('renewing without a token', () => {
  const renew = (old: { endpoint: string; auth: string }, next: PushSubscription) =>
    server.call(pushCalls.renewPush, { old_endpoint: old.endpoint, old_auth: old.auth, ...next })

  it('moves the sign-in to the new address, once', async () => {
    const old = await server.subscribe(member)
    const next = server.service.newBrowser()
    expect((await renew(old, next)).code).toBe(200)
    expect(await subscriptions()).toEqual([{ session_id: member.sessionId, endpoint: next.endpoint }])
    expect((await renew(old, server.service.newBrowser())).code).toBe(4002)
  })

  it('is refused without the secret of the old address (4002)', async () => {
    const old = await server.subscribe(member)
    const guess = { endpoint: old.endpoint, auth: randomBytes(16).toString('base64url') }
    expect((await renew(guess, server.service.newBrowser())).code).toBe(4002)
    expect(await subscriptions()).toEqual([{ session_id: member.sessionId, endpoint: old.endpoint }])
  })
})

describe('addresses a stranger may not send this server to', () => {
  let strict: PushProcess
  let stranger: SignedIn
  beforeAll(async () => {
    strict = await startPush({ PUSH_PRIVATE: '0' })
    stranger = await strict.newMember('Eve')
  })
  afterAll(() => strict.close())

  it.each([
    ['http://push.example/1', 4000],
    ['https://127.0.0.1/1', 4000],
    ['https://2130706433/1', 4000],
    ['https://0x7f.1/1', 4000],
    ['https://10.1.2.3/1', 4000],
    ['https://169.254.169.254/latest', 4000],
    ['https://[::1]/1', 4000],
    ['https://[::ffff:10.0.0.1]/1', 4000],
    ['https://localhost/1', 4000],
    ['https://db.internal/1', 4000],
    ['https://push.example:8443/1', 4000],
    ['https://user:secret@push.example/1', 4000],
    ['https://push.example/1', 200],
    ['https://8.8.8.8/1', 200],
  ])('%s: %s', async (endpoint, code) => {
    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const subscription = { endpoint, p256dh, auth: randomBytes(16).toString('base64url') }
    expect((await strict.call(pushCalls.subscribePush, subscription, stranger)).code).toBe(code)
  })

  it('sends nothing to a double of this network, whatever is stored', async () => {
    const sender = await strict.newMember('Ana')
    await strict.test.database.execute(
      `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, created_ms) values ($1, $2, $3, $4, $5, 0)
       on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
      [stranger.sessionId, stranger.userId, ...Object.values(strict.service.newBrowser())],
    )
    strict.domain.notifyMessage(await strict.sendPrivate(sender.userId, stranger.userId, 'hello'))
    await vi.waitFor(
      async () => {
        const { ms } = await strict.test.database.one<{ ms: number | null }>(
          `select failing_since_ms as ms from push_subscriptions where session_id = $1`,
          [stranger.sessionId],
        )
        expect(ms).toEqual(expect.any(Number))
      },
      { timeout: 10_000 },
    )
    expect(strict.service.arrived).toEqual([])
  })
})
