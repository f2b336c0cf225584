import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { quickReactions, type ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { reactionsAfter } from '@cliffhanger/rules/chat/reactions.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChatServer, startChatServer, tokenOf } from '../testing/chat-server.ts'
import { Device } from '../testing/device.ts'

/** A group in which everybody has a socket and reacts at once. */

const memberCount = 500
const rounds = 3

let server: ChatServer
let members: readonly number[]
let groupId: number
beforeAll(async () => {
  server = await startChatServer({ SEND_PER_MINUTE: '100000' })
  members = await server.newMembers(memberCount)
  groupId = await server.newGroup(members)
})
afterAll(() => server.close())

const byEmoji = (reactions: readonly { readonly emoji: string; readonly total: number }[]) =>
  Object.fromEntries(reactions.map(({ emoji, total }) => [emoji, total]))

it('S-115: 500 members who react, change their mind and take it back at once count exactly, and each device ends as a new one', async () => {
  const [creator = 0] = members
  const text = { local_id: randomUUID(), target_id: groupId, content_text: textContent('react to this') }
  const { msg_id } = await server.succeed(chatCalls.sendGroupMessage, text, creator)
  const devices = await Promise.all(members.map((id) => Device.greeted(server.socketUrl, tokenOf(id))))

  // What each of them wanted last stands, or nothing where that was to take it back.
  const wanted = new Map<number, string>()
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      members.map((userId, index) => {
        const emoji = (index + round) % 5 === 0 ? '' : (quickReactions[(index * (round + 1)) % 6] ?? '')
        wanted.set(userId, emoji)
        const reaction = { chat_type: 'group', target_id: groupId, msg_id, emoji } as const
        return server.succeed(chatCalls.setReaction, reaction, userId)
      }),
    )
  const expected: Record<string, number> = {}
  for (const emoji of wanted.values()) if (emoji !== '') expected[emoji] = (expected[emoji] ?? 0) + 1

  const stored = await server.context.db.query<{ emoji: string; total: number }>(
    `select r.emoji, count(*)::int as total from message_reactions r join messages m using (stream_id, seq) where m.msg_id = $1 group by 1`,
    [msg_id],
  )
  expect(byEmoji(stored)).toEqual(expected)
  const written = await server.context.db.one<{ total: number }>(
    `select count(*)::int as total from events where action = $1`,
    [chatEvents.reacted.action],
  )
  expect(written.total).toBeLessThan((memberCount * rounds) / 5)

  for (const [index, device] of devices.entries()) {
    await device.settled()
    const userId = members[index] ?? 0
    await expect.poll(() => device.heard(chatEvents.reacted.action).length).toBe(written.total)
    const frames = device.heard(chatEvents.reacted.action)
    const held = frames.reduce<ShownReaction[]>(
      (reactions, { data }) => [...(reactionsAfter(reactions, chatEvents.reacted.data.parse(data), userId) ?? [])],
      [],
    )
    const question = { group_id: groupId, msg_id: 0, select_type: 'up' } as const
    const { list } = await server.succeed(chatCalls.listGroupMessages, question, userId)
    expect(held).toEqual(list.find((message) => message.msg_id === msg_id)?.reactions)
    expect(byEmoji(held)).toEqual(expected)
    expect(held.find(({ mine }) => mine === 1)?.emoji ?? '').toBe(wanted.get(userId))
    device.leave()
  }
})
