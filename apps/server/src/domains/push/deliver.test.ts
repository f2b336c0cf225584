import { setTimeout as sleep } from 'node:timers/promises'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ArrivedNotice } from '../../testing/doubles/push-service.ts'
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

/** What arrived at a browser, once there are so many. */
const arrivedAt = (endpoint: string, count = 1): Promise<ArrivedNotice[]> =>
  vi.waitFor(
    () => {
      const arrived = server.service.arrived.filter((one) => one.endpoint === endpoint)
      if (arrived.length < count) throw new Error(`${arrived.length} of ${count} arrived`)
      return arrived
    },
    { timeout: 20_000, interval: 20 },
  )

/** Long enough for a round to be over. */
const oneRound = () => sleep(1200)

const change = (sql: string, ...values: unknown[]) => server.test.database.execute(sql, values)

describe('a message for a member who is away', () => {
  it('arrives within 5 seconds, encrypted for the member’s browser, signed by the platform', async () => {
    const browser = await server.subscribe(reader)
    server.unread.set(reader.userId, 120)
    const sent = await server.sendPrivate(sender.userId, reader.userId, 'hello {Bao:12}')
    const sentAtMs = performance.now()
    server.domain.notifyMessage(sent)
    const [{ notice, headers, atMs } = expect.fail()] = await arrivedAt(browser.endpoint)
    expect(atMs - sentAtMs).toBeLessThan(5000)
    expect(notice).toEqual({
      type: 'private_msg',
      title: 'Ana',
      body: 'hello @Bao',
      icon: expect.any(String),
      link: `/#/pagesA/chat/msg?friend_idx=${sender.userId}`,
      badge: 99,
      tag: sent.stream,
      silent: 0,
      actions: expect.anything(),
    })
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    const { data } = await server.call(pushCalls.getPushKey, {}, reader)
    expect(key).toBe(data.public_key)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience: server.service.origin })
    expect(payload.sub).toBe('mailto:no-reply@localhost')
  })

  it('uses the reader’s own name for the sender and their language, and is silent when they want no sound', async () => {
    reader = await server.newMember('Bao', 'vi')
    const browser = await server.subscribe(reader)
    await change(
      `insert into friends (user_id, friend_id, friend_remark, created_ms, updated_ms) values ($1, $2, 'Auntie', 0, 0)`,
      reader.userId,
      sender.userId,
    )
    await change(`update accounts set stop_audio = true where id = $1`, reader.userId)
    server.domain.notifyMessage(await server.sendPrivate(sender.userId, reader.userId, '', 'image'))
    const [{ notice } = expect.fail()] = await arrivedAt(browser.endpoint)
    expect(notice).toMatchObject({ title: 'Auntie', body: 'Ảnh', silent: 1, badge: 0 })
  })

  it('S-133: is silent where it was sent silently', async () => {
    const browser = await server.subscribe(reader)
    const sent = await server.sendPrivate(sender.userId, reader.userId, 'late')
    await change(
      `update messages set content_text = $2 where msg_id = $1`,
      sent.messageId,
      withSilence(textContent('late'), true),
    )
    server.domain.notifyMessage(sent)
    const [{ notice } = expect.fail()] = await arrivedAt(browser.endpoint)
    expect(notice).toMatchObject({ body: 'late', silent: 1 })
  })

  it('arrives at the member’s devices that are away or hidden, and not at a visible one', async () => {
    const [visible, hidden] = [await server.subscribe(reader), await server.signIn(reader.userId)]
    const hiddenBrowser = await server.subscribe(hidden)
    server.online.add(reader.userId)
    await server.call(pushCalls.reportVisibility, { hidden: 1, at_ms: 20 }, hidden)
    // A call that was overtaken does nothing.
    await server.call(pushCalls.reportVisibility, { hidden: 0, at_ms: 10 }, hidden)
    server.domain.notifyMessage(await server.sendPrivate(sender.userId, reader.userId, 'one'))
    await arrivedAt(hiddenBrowser.endpoint)
    expect(server.service.arrived.map(({ endpoint }) => endpoint)).not.toContain(visible.endpoint)
  })

  it.each([
    ['has the chat on do-not-disturb', `update private_sides set is_disturbing = true where user_id = $1`],
    [
      'muted the chat for a time',
      `update private_sides set is_disturbing = true, disturbing_until_ms = ${Date.now() + 3_600_000} where user_id = $1`,
    ],
    ['wants no notifications', `update accounts set disturb = true where id = $1`],
    ['wants none of messages', `update accounts set stop_new_msg = true where id = $1`],
    ['has read it elsewhere', `update private_sides set read_seq = 1 where user_id = $1`],
    ['has cleared the chat', `update private_sides set cleared_seq = 1 where user_id = $1`],
    ['has signed out', `update login_sessions set ended_ms = 1, end_reason = 'logout' where account_id = $1`],
    ['is disabled', `update accounts set is_enabled = false where id = $1`],
    ['would find it withdrawn', `update messages set is_gone = true where target_id = $1`],
  ])('does not arrive when the reader %s', async (_name, sql) => {
    await server.subscribe(reader)
    const sent = await server.sendPrivate(sender.userId, reader.userId, 'hello')
    await change(sql, reader.userId)
    server.domain.notifyMessage(sent)
    await oneRound()
    expect(server.service.arrived).toEqual([])
  })

  it('S-131: arrives again when a mute for a time is over', async () => {
    const browser = await server.subscribe(reader)
    const sent = await server.sendPrivate(sender.userId, reader.userId, 'hello')
    await change(
      `update private_sides set is_disturbing = true, disturbing_until_ms = 1000 where user_id = $1`,
      reader.userId,
    )
    server.domain.notifyMessage(sent)
    expect((await arrivedAt(browser.endpoint)).length).toBe(1)
  })

  it('does not arrive at the devices of its sender', async () => {
    await server.subscribe(sender)
    server.domain.notifyMessage(await server.sendPrivate(sender.userId, reader.userId, 'hello'))
    await oneRound()
    expect(server.service.arrived).toEqual([])
  })
})

describe('many messages of one conversation', () => {
  it('come as one notification in two seconds, the newest, in all processes together', async () => {
    const second = await server.openSecond()
    const browser = await server.subscribe(reader)
    const domains = [server.domain, second.domain]
    let last = ''
    const startedMs = performance.now()
    for (let number = 0; number < 40; number++) {
      last = `message ${number}`
      domains[number % 2]?.notifyMessage(await server.sendPrivate(sender.userId, reader.userId, last))
      await sleep(100)
    }
    await vi.waitFor(() => expect(server.service.arrived.at(-1)?.notice.body).toBe(last), { timeout: 10_000 })
    const arrived = await arrivedAt(browser.endpoint)
    expect(arrived.length).toBeGreaterThan(1)
    const elapsedMs = (arrived.at(-1)?.atMs ?? 0) - startedMs
    expect(arrived.length).toBeLessThanOrEqual(1 + Math.floor(elapsedMs / 2000))
    await second.close()
  })
})

describe('a message of a group', () => {
  it('arrives at its members but the sender, who left and who muted it, with the group and who wrote', async () => {
    const [gone, muted] = [await server.newMember('Gone'), await server.newMember('Muted')]
    const groupId = await server.newGroup(sender.userId, [reader.userId, gone.userId, muted.userId])
    await change(`update group_members set left_seq = 1, left_ms = 1 where user_id = $1`, gone.userId)
    await change(`update group_members set is_disturbing = true where user_id = $1`, muted.userId)
    await change(`update group_members set group_nickname = 'Boss' where user_id = $1`, sender.userId)
    for (const who of [sender, gone, muted]) await server.subscribe(who)
    const browser = await server.subscribe(reader)
    const sent = await server.sendToGroup(sender.userId, groupId, 'hi all')
    server.domain.notifyMessage(sent)
    await arrivedAt(browser.endpoint)
    await oneRound()
    expect(server.service.arrived.map(({ endpoint, notice }) => [endpoint, notice])).toEqual([
      [
        browser.endpoint,
        {
          type: 'group_msg',
          title: 'Fans',
          body: 'Boss: hi all',
          icon: '/fans.svg',
          link: `/#/pagesA/chat/group_msg?group_id=${groupId}`,
          badge: 0,
          tag: `g_${groupId}`,
          silent: 0,
          actions: expect.objectContaining({ target_id: groupId, ref_msg_id: sent.messageId }),
        },
      ],
    ])
  })

  it('S-48: arrives when it is approved, not while it is under review', async () => {
    const groupId = await server.newGroup(reader.userId, [sender.userId])
    const browser = await server.subscribe(reader)
    const sent = await server.sendToGroup(sender.userId, groupId, 'under review', 0)
    server.domain.notifyMessage(sent)
    await oneRound()
    expect(server.service.arrived).toEqual([])
    // The reader read on meanwhile: the approval comes after the last message they read.
    await change(`update group_members set read_seq = 5 where user_id = $1`, reader.userId)
    await change(`update messages set review = 1, approved_seq = 6 where msg_id = $1`, sent.messageId)
    server.domain.notifyMessage(sent)
    await arrivedAt(browser.endpoint)
  })
})
