import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteUseless } from './queries/subscriptions.ts'
import type { SignedIn } from './testing/stored.ts'
import { type PushProcess, startPush } from './testing.ts'

let server: PushProcess
let sender: SignedIn
let reader: SignedIn

beforeAll(async () => {
  server = await startPush()
})

beforeEach(async () => {
  server.reset()
  sender = await server.newMember('Ana')
  reader = await server.newMember('Bao')
})

afterAll(() => server.close())

const patience = { timeout: 30_000, interval: 50 }

const failingSince = async () =>
  (
    await server.test.database.find<{ ms: number | null }>(
      `select failing_since_ms as ms from push_subscriptions where session_id = $1`,
      [reader.sessionId],
    )
  )?.ms

const notify = async (text: string) =>
  server.domain.notifyMessage(await server.sendPrivate(sender.userId, reader.userId, text))

describe('a push service that does not take a notification', () => {
  it.each([404, 410])('says %s for a browser that is gone, which is forgotten', async (status) => {
    await server.subscribe(reader)
    server.service.answer = () => status
    await notify('hello')
    await vi.waitFor(async () => expect(await failingSince()).toBeUndefined(), patience)
  })

  it.each([500, 429])('says %s, and is tried again until it works; the newest message is told', async (status) => {
    const browser = await server.subscribe(reader)
    let tries = 0
    server.service.answer = () => (++tries < 3 ? status : 201)
    await notify('first')
    await vi.waitFor(async () => expect(await failingSince()).toEqual(expect.any(Number)), patience)
    await sleep(2000)
    await notify('second')
    await vi.waitFor(() => expect(server.service.arrived.at(-1)?.notice.body).toBe('second'), patience)
    expect(server.service.arrived.filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1)
    await vi.waitFor(async () => expect(await failingSince()).toBeNull(), patience)
  })

  it('is not tried again with what was read or withdrawn meanwhile', async () => {
    await server.subscribe(reader)
    let tries = 0
    server.service.answer = () => (++tries > 1 ? 201 : 503)
    const sent = await server.sendPrivate(sender.userId, reader.userId, 'hello')
    server.domain.notifyMessage(sent)
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(1), patience)
    await server.test.database.execute(`update messages set is_gone = true where msg_id = $1`, [sent.messageId])
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), patience)
    expect(server.service.arrived).toEqual([])
  })

  it('does not hold up the others, however slow it is', async () => {
    const quick = await server.newMember('Chi')
    const browser = await server.subscribe(quick)
    const slow = await server.subscribe(reader)
    server.service.answer = async (endpoint) => (endpoint === slow.endpoint ? sleep(30_000, 500) : 201)
    await notify('slow')
    await sleep(700)
    const startedMs = performance.now()
    server.domain.notifyMessage(await server.sendPrivate(sender.userId, quick.userId, 'quick'))
    await vi.waitFor(
      () => expect(server.service.arrived.map(({ endpoint }) => endpoint)).toContain(browser.endpoint),
      patience,
    )
    expect(performance.now() - startedMs).toBeLessThan(4000)
    // It is given up after five seconds.
    await vi.waitFor(async () => expect(await failingSince()).toEqual(expect.any(Number)), patience)
  })

  it('is forgotten after a day of failures, and with an ended sign-in', async () => {
    await server.subscribe(reader)
    const other = await server.signIn(reader.userId)
    const stored = await server.signIn(reader.userId)
    for (const who of [other, stored]) await server.subscribe(who)
    const { database } = server.test
    await database.execute(`update push_subscriptions set failing_since_ms = 10 where session_id = $1`, [
      reader.sessionId,
    ])
    await database.execute(`update login_sessions set ended_ms = 1, end_reason = 'logout' where id = $1`, [
      other.sessionId,
    ])
    await deleteUseless(database, 11)
    const left = await database.query<{ session_id: number }>(
      `select session_id from push_subscriptions where user_id = $1`,
      [reader.userId],
    )
    expect(left).toEqual([{ session_id: stored.sessionId }])
  })
})

const waitingJobs = async () =>
  (
    await server.test.database.one<{ total: number }>(
      `select count(*)::int as total from pgboss.job where name = 'push.retry' and state in ('created', 'retry', 'active')
          and (data->>'sessionId')::bigint = $1`,
      [reader.sessionId],
    )
  ).total
