import { dayMs } from '@cliffhanger/contract/duration.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { headsAnswer, pullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformStream, privateStream, userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, dropOldEvents } from '../../platform/realtime/streams.ts'
import { type ChatServer, startChatServer, tokenOf } from '../../testing/chat-server.ts'
import { Device } from '../../testing/device.ts'
import { sendText } from './testing.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer({ SEND_PER_MINUTE: '100000' })
})
afterAll(() => server.close())

const send = (senderId: number, peerId: number, content: string) => sendText(server, senderId, peerId, content)
const sendMany = async (senderId: number, peerId: number, count: number) => {
  for (let sent = 0; sent < count; sent += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, count - sent) }, (_, index) => send(senderId, peerId, `${sent + index}`)),
    )
}
const pair = async () => {
  const [one, other] = [await server.newMember(), await server.newMember()]
  await server.connect(one, other)
  return { one, other, stream: privateStream(one, other) }
}
const notify = (stream: string, action = 'ping') =>
  server.context.db.transaction((tx) => appendEvents(server.context, tx, [{ stream, action, data: {} }]))
const heads = (userId: number, after = 0, from = '') => server.succeed(syncCalls.heads, { after, from }, userId)
const pull = (userId: number, stream: string, after_seq: number, limit?: number) =>
  server.succeed(syncCalls.pull, { stream, after_seq, limit }, userId)

describe('heads', () => {
  it('lists every stream of mine at first, and afterwards what changed', async () => {
    const { one, other, stream } = await pair()
    await send(one, other, 'hello')
    const first = await heads(other)
    expect(first.list.map((row) => row.stream)).toEqual([stream, platformStream, userStream(other)])
    expect(first.list[0]).toMatchObject({ seq: 1, from_seq: 1, unread: 1, read_seq: 0, ended: 0 })
    expect(first.epoch).toBe(await server.sync.epoch())
    server.advance(1000)
    expect((await heads(other, first.server_time + 1)).list).toEqual([])
    await notify(userStream(other))
    expect((await heads(other, first.server_time + 1)).list).toMatchObject([{ stream: userStream(other), seq: 1 }])
  })

  it("lists a conversation again when the other side's marks move", async () => {
    const { one, other, stream } = await pair()
    await send(one, other, 'hello')
    server.advance(1000)
    const { server_time } = await heads(one)
    await server.context.db.execute(
      `update private_sides set read_seq = 1, received_seq = 1, changed_ms = $2 where user_id = $1`,
      [other, server_time + 1],
    )
    expect((await heads(one, server_time + 1)).list).toMatchObject([
      { stream, peer_read_seq: 1, peer_received_seq: 1, unread: 0 },
    ])
  })

  it('counts unread messages up to 101: not mine, not gone, not notices, even after many of my own', async () => {
    const { one, other } = await pair()
    await sendMany(other, one, 103)
    await sendMany(one, other, 120)
    expect((await heads(one)).list[0]?.unread).toBe(101)
    expect((await heads(other)).list[0]?.unread).toBe(101)
    await server.context.db.execute(`update messages set is_gone = true where sender_id = $1 and seq > 3`, [other])
    await server.context.db.transaction((tx) =>
      server.chat.postNotice(tx, { action: 'friends', userId: other, peerId: one, text: '' }),
    )
    expect((await heads(one)).list[0]?.unread).toBe(3)
  })

  it('answers 1000 rows a page, by stream id', async () => {
    const member = await server.newMember()
    await server.context.db.execute(
      `with peers as (
         insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
           select 'p' || n, 'p' || n, 'auto', 'p', '', '', 0, 0 from generate_series(1, 1200) n returning id
       ), made as (
         insert into streams (name) select 'p_' || least(id, $1) || '_' || greatest(id, $1) from peers returning id, name
       ), sides as (
         select p.id as peer_id, m.id as stream_id from peers p join made m on m.name = 'p_' || least(p.id, $1) || '_' || greatest(p.id, $1)
       )
       insert into private_sides (user_id, peer_id, stream_id, reach, changed_ms)
         select $1, peer_id, stream_id, 'open', 0 from sides union all select peer_id, $1, stream_id, 'open', 0 from sides`,
      [member],
    )
    const first = await heads(member)
    expect([first.list.length, first.has_more]).toEqual([1000, 1])
    const second = await heads(member, 0, first.list.at(-1)?.stream)
    expect([second.list.length, second.has_more]).toEqual([202, 0])
    const names = [...first.list, ...second.list].map((row) => row.stream)
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(1202)
  })
})

describe('pull', () => {
  it('test 1: fills a gap with messages and events, in order and without holes', async () => {
    const { one, other, stream } = await pair()
    await sendMany(one, other, 3)
    await notify(stream, 'msg_withdrawn')
    await sendMany(other, one, 2)
    const page = await pull(other, stream, 1, 3)
    expect(page).toMatchObject({ stream, seq: 6, from_seq: 1, has_more: 1, reset: 0 })
    expect(page.events.map(({ seq, action }) => [seq, action])).toEqual([
      [2, 'private_msg'],
      [3, 'private_msg'],
      [4, 'msg_withdrawn'],
    ])
    const rest = await pull(other, stream, 4)
    expect(rest.events.map(({ seq }) => seq)).toEqual([5, 6])
    expect(rest.has_more).toBe(0)
    expect((await pull(other, stream, 6)).events).toEqual([])
  })

  it('shows a message that is gone as void at its seq', async () => {
    const { one, other, stream } = await pair()
    await sendMany(one, other, 2)
    await server.context.db.execute(`update messages set is_gone = true where sender_id = $1 and seq = 1`, [one])
    expect((await pull(other, stream, 0)).events).toMatchObject([
      { seq: 1, action: 'void', data: {} },
      { seq: 2, action: 'private_msg' },
    ])
  })

  it('test 5: resets a device that misses more than 1000 events, with the newest 50 messages', async () => {
    const { one, other, stream } = await pair()
    await sendMany(one, other, 1001)
    const reply = await pull(other, stream, 0)
    expect(reply).toMatchObject({ reset: 1, has_more: 0, seq: 1001 })
    expect(reply.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 952 + index))
    expect((await pull(other, stream, 1)).reset).toBe(0)
    expect((await heads(other)).list[0]).toMatchObject({ seq: 1001, unread: 101 })
  })

  it('test 11: resets a cursor that is ahead of a restored database', async () => {
    const { one, other, stream } = await pair()
    await send(one, other, 'restored')
    expect(await pull(other, stream, 2)).toMatchObject({ reset: 1, seq: 1 })
    expect(await pull(other, userStream(other), 5)).toMatchObject({ reset: 1, seq: 0, events: [] })
  })

  it('C-49: resets a cursor before events that were dropped after 30 days', async () => {
    const member = await server.newMember()
    const mine = userStream(member)
    await notify(mine, 'old')
    await notify(mine, 'old')
    server.advance(31 * dayMs)
    await notify(mine, 'new')
    await dropOldEvents(server.context.db, server.context.clock())
    expect(await pull(member, mine, 1)).toMatchObject({ reset: 1, seq: 3, events: [] })
    expect((await pull(member, mine, 2)).events).toMatchObject([{ seq: 3, action: 'new' }])
  })

  it('refuses streams that are not mine (4001)', async () => {
    const { one, other, stream } = await pair()
    const foreign = await server.newMember()
    for (const name of [stream, userStream(one), 'g_1', `p_${foreign}_${foreign}`])
      expect((await server.call(syncCalls.pull, { stream: name, after_seq: 0 }, foreign)).code).toBe(4001)
    expect((await server.call(syncCalls.pull, { stream, after_seq: 0 }, other)).code).toBe(200)
  })

  it('keeps an answer below the largest frame', async () => {
    const { one, other, stream } = await pair()
    await Promise.all(Array.from({ length: 120 }, () => send(one, other, '\u0001'.repeat(2900))))
    const seqs: number[] = []
    for (let more = 1; more; ) {
      const reply = await pull(other, stream, seqs.at(-1) ?? 0, 500)
      expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(1024 * 1024)
      seqs.push(...reply.events.map(({ seq }) => seq))
      more = reply.has_more
    }
    expect(seqs).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
  })
})

it('refuses more heads questions than a member needs (4006), over HTTP and the socket together', async () => {
  const strict = await startChatServer({ RATE_FACTOR: '0.1' })
  const member = await strict.newMember()
  for (let requested = 0; requested < 12; requested++) await strict.succeed(syncCalls.heads, { after: 0 }, member)
  expect(await strict.call(syncCalls.heads, { after: 0 }, member)).toMatchObject({
    code: 4006,
    data: { retry_after: expect.any(Number) },
  })
  const device = await Device.greeted(strict.socketUrl, tokenOf(member))
  device.notify({ action: 'heads', data: { after: 0 } })
  expect((await device.next('error')).data).toMatchObject({ code: 4006, of: 'heads' })
  await strict.close()
})

describe('over the socket', () => {
  it('asks the same questions and gets the same answers', async () => {
    const { one, other, stream } = await pair()
    await send(one, other, 'hello')
    const device = await Device.greeted(server.socketUrl, tokenOf(other))
    device.notify({ action: 'heads', data: { after: 0 } })
    const requested = headsAnswer.parse((await device.next('heads')).data)
    expect(requested.list).toEqual((await heads(other)).list)
    device.notify({ action: 'pull', data: { stream, after_seq: 0 } })
    expect(pullAnswer.parse((await device.next('pull')).data)).toEqual(await pull(other, stream, 0))
    device.notify({ action: 'pull', data: { stream: userStream(one), after_seq: 0 } })
    expect((await device.next('error')).data).toMatchObject({ code: 4001, of: 'pull', stream: userStream(one) })
    device.leave()
  })

  it('tests 1, 4 and 6: a device that loses its connection between messages converges to exactly what was sent', async () => {
    const { one, other, stream } = await pair()
    const seen = new Map<number, string>()
    let cursor = 0
    for (let round = 0; round < 4; round++) {
      const device = await Device.greeted(server.socketUrl, tokenOf(other))
      const sending = sendMany(one, other, 5)
      device.notify({ action: 'pull', data: { stream, after_seq: cursor } })
      const pulled = pullAnswer.parse((await device.next('pull')).data)
      await sending
      await device.settled()
      for (const frame of [...pulled.events, ...device.heard('private_msg')])
        if (frame.seq !== undefined && !seen.has(frame.seq)) seen.set(frame.seq, JSON.stringify(frame.data))
      cursor = Math.max(...seen.keys())
      device.socket.terminate()
      await sendMany(one, other, 3)
    }
    for (const { seq, data } of (await pull(other, stream, cursor)).events) seen.set(seq, JSON.stringify(data))
    const head = (await heads(other)).list[0]?.seq
    expect(head).toBe(32)
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1))
  })
})
