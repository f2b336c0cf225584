import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatServer, startChatServer } from '../../testing/chat-server.ts'
import { byLockOrder, platformStream, userStream } from './stream-names.ts'
import { appendEvents } from './streams.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.close())

/** Everything in the member's own stream. */
const pull = (userId: number) => server.succeed(syncCalls.pull, { stream: userStream(userId), after_seq: 0 }, userId)

describe('streams', () => {
  it('test 16: transactions that write the same streams, new ones too, in whatever order do not deadlock', async () => {
    const members = [await server.newMember(), await server.newMember(), await server.newMember()].toSorted(
      (a, b) => b - a,
    )
    const names = [...members.map(userStream), platformStream]
    const event = (stream: string) => ({ stream, action: 'x', data: {} })
    for (const name of names.slice(0, 1))
      await server.context.db.transaction((tx) => appendEvents(server.context, tx, [event(name)]))
    const writes = Array.from({ length: 40 }, (_, index) =>
      server.context.db.transaction(async (tx) => {
        if (index % 3 === 0)
          for (const name of names.toSorted(byLockOrder)) await appendEvents(server.context, tx, [event(name)])
        else await appendEvents(server.context, tx, (index % 3 === 1 ? names : names.toReversed()).map(event))
      }),
    )
    await Promise.all(writes)
    for (const [index, member] of members.entries()) {
      const { events } = await pull(member)
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: index === 0 ? 41 : 40 }, (_, at) => at + 1))
    }
  })

  it('numbers several events of one stream in the order they are given', async () => {
    const member = await server.newMember()
    const stream = userStream(member)
    const frames = await server.context.db.transaction((tx) =>
      appendEvents(
        server.context,
        tx,
        ['a', 'b', 'c'].map((action) => ({ stream, action, data: { action } })),
      ),
    )
    expect(frames.map(({ seq, action }) => [seq, action])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ])
    expect((await pull(member)).events).toEqual(frames)
  })
})
