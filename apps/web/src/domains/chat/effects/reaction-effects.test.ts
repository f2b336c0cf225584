import '../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { describe, expect, it } from 'vitest'
import { toggleReaction } from '../messages/set-reaction.ts'
import { deviceWith } from '../testing/device.ts'
import { conversation, cursorAt } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'

const device = deviceWith(messageFrom(peer, 1))

const reacted = (seq: number, reactions: object[], changes: object[], msg_id = 101): StatefulFrame => ({
  action: chatEvents.reacted.action,
  stream: conversation,
  seq,
  ts: 0,
  data: {
    conversation_id: conversation,
    chat_type: 'private',
    target_id: peer,
    msg_id,
    msg_seq: 1,
    reactions,
    changes,
  },
})

const shown = async () => (await device.database.messages.get(101))?.reactions

const chat = { chatType: 'private', targetId: peer } as const

describe('S-115: reactions on a device', () => {
  it('stand as the event says; mine stays mine until a change of mine', async () => {
    await device.store.apply([reacted(2, [{ emoji: '👍', total: 1 }], [{ user_id: me, emoji: '👍' }])], cursorAt(2))
    await device.store.apply([reacted(3, [{ emoji: '👍', total: 2 }], [{ user_id: peer, emoji: '👍' }])], cursorAt(3))
    expect(await shown()).toEqual([{ emoji: '👍', total: 2, mine: 1 }])
    await device.store.apply([reacted(4, [{ emoji: '👍', total: 1 }], [{ user_id: me, emoji: '' }])], cursorAt(4))
    expect(await shown()).toEqual([{ emoji: '👍', total: 1, mine: 0 }])
  })

  it('to a message that is not here change nothing', async () => {
    await device.store.apply([reacted(2, [{ emoji: '👍', total: 1 }], [], 999)], cursorAt(2))
    expect(await device.database.messages.get(999)).toBeUndefined()
  })

  it('of mine stand there before the answer, and a second press takes it back', async () => {
    const seen: unknown[] = []
    device.server.answer(chatCalls.setReaction, async () => {
      seen.push(await shown())
      return { msg_id: 101, reactions: [{ emoji: '🔥', total: 1, mine: 1 as const }] }
    })
    await toggleReaction(me, chat, 101, '🔥')
    expect(seen).toEqual([[{ emoji: '🔥', total: 1, mine: 1 }]])
    device.server.answer(chatCalls.setReaction, () => ({ msg_id: 101, reactions: [] }))
    await toggleReaction(me, chat, 101, '🔥')
    const place = { chat_type: 'private', target_id: peer, msg_id: 101 }
    expect(device.server.requested(chatCalls.setReaction)).toEqual([
      { ...place, emoji: '🔥' },
      { ...place, emoji: '' },
    ])
    expect(await shown()).toEqual([])
  })

  it('that the server refuses go again', async () => {
    device.server.refuse(chatCalls.setReaction, 5001)
    await expect(toggleReaction(me, chat, 101, '👍')).rejects.toMatchObject({ code: 5001 })
    expect((await shown()) ?? []).toEqual([])
  })
})
