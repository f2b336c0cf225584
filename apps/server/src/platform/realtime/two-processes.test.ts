import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { appendGroupEvents } from '../../domains/chat/index.ts'
import { type ChatServer, startChatServer, tokenOf } from '../../testing/chat-server.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { Device } from '../../testing/device.ts'
import { startNats, type TestNats } from '../../testing/nats.ts'

let nats: TestNats
let test: TestDatabase
let near: ChatServer
let far: ChatServer
let linh: number
let paulo: number
beforeAll(async () => {
  nats = await startNats()
  test = await createTestDatabase()
  near = await startChatServer({ NATS_URL: nats.url }, { test })
  far = await startChatServer({ NATS_URL: nats.url }, { test })
  linh = await near.newMember('Linh')
  paulo = await near.newMember('Paulo')
  await near.connect(linh, paulo)
})
afterAll(async () => {
  await near.close()
  await far.close()
  await test.drop()
  await nats.stop()
})

const message = (local_id: string = randomUUID()) => ({ local_id, target_id: paulo, content_text: textContent('hi') })

/** Sends until the socket at the other process hears it: its subscription takes a moment to be known. */
const untilHeard = (device: Device) =>
  vi.waitFor(
    async () => {
      await near.succeed(chatCalls.sendPrivateMessage, message(), linh)
      expect(device.heard('private_msg').length).toBeGreaterThan(0)
    },
    { timeout: 30_000 },
  )

describe('two processes with NATS between', () => {
  it('S-38: the same local_id at both at once stores one message', async () => {
    const local_id = randomUUID()
    const sends = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? near : far).succeed(chatCalls.sendPrivateMessage, message(local_id), linh),
    )
    const replies = await Promise.all(sends)
    expect(new Set(replies.map(({ msg_id }) => msg_id)).size).toBe(1)
  })

  it('delivers what one stored to the sockets of the other, in order', async () => {
    const device = await Device.greeted(far.socketUrl, tokenOf(paulo))
    await untilHeard(device)
    const before = device.heard('private_msg').length
    for (let sent = 0; sent < 30; sent++) await near.succeed(chatCalls.sendPrivateMessage, message(), linh)
    await vi.waitFor(() => expect(device.heard('private_msg').length).toBeGreaterThanOrEqual(before + 30), {
      timeout: 30_000,
    })
    const seqs = device.heard('private_msg').map(({ seq }) => seq ?? 0)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
    device.leave()
  })

  it('delivers a group message to members at the other process, and stops with their removal', async () => {
    const groupId = await near.newGroup([linh, paulo])
    const device = await Device.greeted(far.socketUrl, tokenOf(paulo))
    const say = () => near.succeed(chatCalls.sendGroupMessage, { ...message(), target_id: groupId }, linh)
    await vi.waitFor(
      async () => {
        await say()
        expect(device.heard('group_msg').length).toBeGreaterThan(0)
      },
      { timeout: 30_000 },
    )
    // Straight in the database: the far process learns of it by the frame alone.
    const removedSeq = await near.context.db.transaction(async (tx) => {
      await tx.execute(`update group_members set left_seq = 0, left_ms = 1 where group_id = $1 and user_id = $2`, [
        groupId,
        paulo,
      ])
      return appendGroupEvents(near.context, tx, groupId, [{ action: 'group_removed', data: {} }], { joined: [] })
    })
    await say()
    await say()
    // This private message to the removed member arrives after any leaked frame of the group.
    const before = device.heard('private_msg').length
    await near.succeed(chatCalls.sendPrivateMessage, message(), linh)
    await vi.waitFor(() => expect(device.heard('private_msg').length).toBeGreaterThan(before), { timeout: 30_000 })
    await device.settled()
    const late = device.frames.filter(({ stream, seq = 0 }) => stream === `g_${groupId}` && seq >= removedSeq)
    expect(late).toEqual([])
    device.leave()
  })

  it('closes the older socket of a device at the other process', async () => {
    const older = await Device.greeted(near.socketUrl, tokenOf(paulo), 'phone')
    const newer = await Device.greeted(far.socketUrl, tokenOf(paulo), 'phone')
    expect(await older.closed()).toBe(4409)
    await newer.settled()
    newer.leave()
  })

  it('knows at one process who is online at the other', async () => {
    const device = await Device.greeted(far.socketUrl, tokenOf(linh))
    await vi.waitFor(() => expect(near.gateway.presence.isOnline(linh)).toBe(true), { timeout: 30_000 })
    device.leave()
  })

  it('stores while NATS is away, then greets again, and the device finds everything by heads', async () => {
    const device = await Device.greeted(far.socketUrl, tokenOf(paulo))
    await untilHeard(device)
    await nats.pause()
    const sent = await near.succeed(chatCalls.sendPrivateMessage, message(), linh)
    await nats.resume()
    await device.next('hello')
    device.notify({ action: 'heads', data: { after: 0 } })
    await device.next('heads')
    const { seq } = (await far.succeed(syncCalls.heads, { after: 0 }, paulo)).list[0] ?? { seq: 0 }
    const missed = await far.succeed(syncCalls.pull, { stream: sent.conversation_id, after_seq: seq - 1 }, paulo)
    expect(JSON.stringify(missed.events)).toContain(sent.local_id)
    device.leave()
  })

  it('closes the sockets of a session that ended while NATS was away', async () => {
    const [ended, other] = [
      await Device.greeted(far.socketUrl, tokenOf(paulo, 41), 'a'),
      await Device.greeted(far.socketUrl, tokenOf(paulo, 42), 'b'),
    ]
    await nats.pause()
    far.endSilently(paulo, 41)
    await nats.resume()
    expect(await ended.closed()).toBe(4403)
    await other.next('hello')
    other.leave()
  })
})
