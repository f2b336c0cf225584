import { startSync } from '@cliffhanger/client/sync/sync.ts'
import { MemoryStore } from '@cliffhanger/client/testing/memory-store.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { statefulFrame } from '@cliffhanger/contract/sync/schemas.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ChatServer, startChatServer, tokenOf } from '../../testing/chat-server.ts'
import { Device } from '../../testing/device.ts'
import { sendText } from './testing.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer({ SEND_PER_MINUTE: '100000' })
})
afterAll(() => server.close())

const send = (senderId: number, peerId: number, content: string) => sendText(server, senderId, peerId, content)

const newPeers = async (userId: number, count: number): Promise<number[]> => {
  const peers: number[] = []
  while (peers.length < count) {
    const peer = await server.newMember()
    await server.connect(userId, peer)
    peers.push(peer)
  }
  return peers
}

/** The client's own sync on questions over HTTP and the frames a test lets through. */
const startDevice = (userId: number, store: MemoryStore) =>
  startSync({
    store,
    questions: {
      heads: (after, from) => server.succeed(syncCalls.heads, { after, from }, userId),
      pull: (stream, after_seq) => server.succeed(syncCalls.pull, { stream, after_seq }, userId),
    },
    onError: (error) => {
      throw error
    },
  })

/** Streams whose events the store does not hold each once and in order, up to the head. */
async function behind(userId: number, store: MemoryStore): Promise<string[]> {
  const { list } = await server.succeed(syncCalls.heads, { after: 0 }, userId)
  const isWhole = ({ stream, seq }: { stream: string; seq: number }) => {
    const applied = store.applied.get(stream) ?? []
    return (
      (store.cursors.get(stream) ?? 0) === seq &&
      applied.length === seq &&
      applied.every((one, index) => one === index + 1)
    )
  }
  return list.filter((row) => !isWhole(row)).map(({ stream }) => stream)
}

const patience = { timeout: 30_000, interval: 100 }

/** Pseudo-random numbers below `below`, the same in every run. */
const dice = (seed: number) => (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}

describe("the client's sync on the real server", () => {
  it('test 5: catches up with 1000 messages in 50 conversations', async () => {
    const me = await server.newMember()
    const peers = await newPeers(me, 50)
    const store = MemoryStore.knowing({}, { epoch: await server.sync.epoch(), serverTimeMs: 1 })
    await Promise.all(peers.flatMap((peer) => Array.from({ length: 20 }, (_, index) => send(peer, me, `${index}`))))
    const sync = startDevice(me, store)
    sync.refresh()
    await vi.waitFor(async () => expect(await behind(me, store)).toEqual([]), patience)
    await sync.stop()
  })

  it('tests 1 to 4 and 6: converges when frames are lost, doubled and out of order, while more come', async () => {
    const me = await server.newMember()
    const peers = await newPeers(me, 4)
    const store = MemoryStore.knowing({}, { epoch: await server.sync.epoch(), serverTimeMs: 1 })
    const socket = await Device.greeted(server.socketUrl, tokenOf(me))
    const sync = startDevice(me, store)
    sync.refresh()
    const roll = dice(20_261_121)
    const late: unknown[] = []
    socket.socket.on('message', (bytes: Buffer) => {
      const frame = statefulFrame.safeParse(JSON.parse(bytes.toString()))
      const fate = roll(10)
      if (!frame.success || fate === 0) return
      if (fate === 1) return void late.push(frame.data)
      for (let times = fate === 2 ? 2 : 1; times > 0; times--) sync.receive(frame.data)
      for (const held of late.splice(0)) sync.receive(statefulFrame.parse(held))
    })
    for (let round = 0; round < 20; round++) {
      await Promise.all(
        peers.flatMap((peer) => [
          send(peer, me, `to ${round}`),
          send(me, peer, `from ${round}`),
          send(peer, me, `again ${round}`),
        ]),
      )
    }
    await socket.settled()
    sync.refresh()
    await vi.waitFor(async () => expect(await behind(me, store)).toEqual([]), patience)
    await sync.stop()
    socket.leave()
  })
})
