import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { type ChatServer, startChatServer, tokenOf } from '../../../testing/chat-server.ts'
import { Device } from '../../../testing/device.ts'

const { sendPrivateMessage, readPrivateMessages, receivePrivateMessages, listPrivateMessages } = chatCalls

let server: ChatServer
let linh: number
let paulo: number
let conversation_id: string
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  linh = await server.newMember('Linh')
  paulo = await server.newMember('Paulo')
  await server.connect(linh, paulo)
  conversation_id = privateStream(linh, paulo)
})

const send = async (senderId: number, target_id: number) =>
  (
    await server.succeed(
      sendPrivateMessage,
      { local_id: randomUUID(), target_id, content_text: textContent('hi') },
      senderId,
    )
  ).msg_id
const headOf = async (userId: number) => {
  const { list } = await server.succeed(syncCalls.heads, { after: 0 }, userId)
  return list.find(({ stream }) => stream === conversation_id)
}

describe('readPrivateMessages', () => {
  it('S-41: moves my mark, tells the sender and my other devices, and clears my unread count', async () => {
    const ids = [await send(linh, paulo), await send(linh, paulo), await send(linh, paulo)]
    const his = await Device.greeted(server.socketUrl, tokenOf(linh))
    const mine = await Device.greeted(server.socketUrl, tokenOf(paulo))
    const msg_id = ids[1] ?? 0
    await server.succeed(readPrivateMessages, { conversation_id, msg_id, target_id: linh }, paulo)
    const receipt = { conversation_id, chat_type: 'private', msg_id, read_seq: 2, by_user_id: paulo }
    expect(chatEvents.read.data.parse((await his.next('receipt_read')).data)).toEqual({
      ...receipt,
      target_id: paulo,
      self: 0,
    })
    expect(chatEvents.read.data.parse((await mine.next('receipt_read')).data)).toEqual({
      ...receipt,
      target_id: linh,
      self: 1,
    })
    expect(await headOf(paulo)).toMatchObject({ read_seq: 2, received_seq: 2, unread: 1 })
    expect(await headOf(linh)).toMatchObject({ peer_read_seq: 2, peer_received_seq: 2 })
    const { list } = await server.succeed(
      listPrivateMessages,
      { friend_id: paulo, msg_id: 0, select_type: 'down' },
      linh,
    )
    expect(list.map(({ msg_status }) => msg_status)).toEqual(['read', 'read', 'unread'])
    his.leave()
    mine.leave()
  })

  it('S-42, test 10: a mark that arrives late never goes back and tells nobody', async () => {
    const [older, newer] = [await send(linh, paulo), await send(linh, paulo)]
    await server.succeed(readPrivateMessages, { conversation_id, msg_id: newer, target_id: linh }, paulo)
    const his = await Device.greeted(server.socketUrl, tokenOf(linh))
    await server.succeed(readPrivateMessages, { conversation_id, msg_id: older, target_id: linh }, paulo)
    await his.settled()
    expect(his.heard('receipt_read')).toEqual([])
    expect(await headOf(paulo)).toMatchObject({ read_seq: 2, unread: 0 })
    his.leave()
  })

  it('takes the cursor of the device where it is further, but not beyond the head', async () => {
    const first = await send(linh, paulo)
    await send(linh, paulo)
    await server.succeed(readPrivateMessages, { conversation_id, msg_id: first, target_id: linh, read_seq: 999 }, paulo)
    expect(await headOf(paulo)).toMatchObject({ read_seq: 2, unread: 0 })
  })

  it('refuses a foreign conversation and a message that is not in it', async () => {
    const msg_id = await send(linh, paulo)
    const other = await server.newMember()
    await server.connect(linh, other)
    const foreign = privateStream(linh, other)
    expect(
      await server.call(readPrivateMessages, { conversation_id: foreign, msg_id, target_id: linh }, paulo),
    ).toMatchObject({ code: 4000, data: { field: 'conversation_id' } })
    expect(
      (await server.call(readPrivateMessages, { conversation_id: foreign, msg_id, target_id: other }, linh)).code,
    ).toBe(4002)
    expect(
      (
        await server.call(
          readPrivateMessages,
          { conversation_id: privateStream(paulo, other), msg_id, target_id: paulo },
          other,
        )
      ).code,
    ).toBe(4002)
  })
})

describe('receivePrivateMessages', () => {
  it('S-40: moves my received marks and tells each sender once', async () => {
    const other = await server.newMember()
    await server.connect(other, paulo)
    const ids = [await send(linh, paulo), await send(linh, paulo), await send(other, paulo)]
    const his = await Device.greeted(server.socketUrl, tokenOf(linh))
    await server.succeed(receivePrivateMessages, { msg_ids: ids }, paulo)
    expect(chatEvents.received.data.parse((await his.next('receipt_received')).data)).toEqual({
      conversation_id,
      seq: 2,
      by_user_id: paulo,
    })
    await server.succeed(receivePrivateMessages, { msg_ids: ids.toReversed() }, paulo)
    await his.settled()
    expect(his.heard('receipt_received')).toEqual([])
    expect(await headOf(linh)).toMatchObject({ peer_received_seq: 2, peer_read_seq: 0 })
    his.leave()
  })

  it('takes the same messages from several devices at once', async () => {
    const peers = await Promise.all(Array.from({ length: 12 }, () => server.newMember()))
    await Promise.all(peers.map((peer) => server.connect(peer, paulo)))
    const ids = await Promise.all(peers.map((peer) => send(peer, paulo)))
    const orders = Array.from({ length: 10 }, (_, index) => (index % 2 ? ids : ids.toReversed()))
    await Promise.all(orders.map((msg_ids) => server.succeed(receivePrivateMessages, { msg_ids }, paulo)))
    const { list } = await server.succeed(syncCalls.heads, { after: 0 }, paulo)
    expect(list.filter((row) => row.received_seq === 1)).toHaveLength(12)
  })

  it('does nothing for messages that are not mine to receive', async () => {
    const msg_id = await send(linh, paulo)
    const foreign = await server.newMember()
    await server.succeed(receivePrivateMessages, { msg_ids: [msg_id, 999_999_999] }, foreign)
    await server.succeed(receivePrivateMessages, { msg_ids: [msg_id] }, linh)
    expect(await headOf(paulo)).toMatchObject({ received_seq: 0, peer_received_seq: 0 })
  })

  it.each([[[]], [Array.from({ length: 201 }, (_, index) => index + 1)]])(
    'refuses no ids and more than 200',
    async (msg_ids) => {
      expect(await server.call(receivePrivateMessages, { msg_ids }, linh)).toMatchObject({
        code: 4000,
        data: { field: 'msg_ids' },
      })
    },
  )
})
