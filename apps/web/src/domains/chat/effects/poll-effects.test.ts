import '../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { describe, expect, it } from 'vitest'
import { closePoll, votePoll } from '../polls/vote-poll.ts'
import { deviceWith } from '../testing/device.ts'
import { conversation, cursorAt } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'

const poll = { options: ['Red', 'Blue'], several: 0, quiz: 0, anonymous: 0, open_seconds: 0 } as const
const asked: ShownPoll = { voters: 1, closed: 0, mine: [] }
const decided: ShownPoll = { voters: 2, closed: 0, mine: [1], totals: [1, 1] }

const content_text = pollContent('Which?', { ...poll, options: [...poll.options] })
const device = deviceWith(messageFrom(peer, 1, { msg_type: 'poll', content_text, poll: asked }))

const changed = (seq: number, now: ShownPoll): StatefulFrame => ({
  action: chatEvents.pollChanged.action,
  stream: conversation,
  seq,
  ts: 0,
  data: { conversation_id: conversation, chat_type: 'private', target_id: peer, msg_id: 101, msg_seq: 1, poll: now },
})

const shown = async () => (await device.database.messages.get(101))?.poll

const chat = { chatType: 'private', targetId: peer } as const

describe('S-125: polls on a device', () => {
  it('stand as the event says', async () => {
    await device.store.apply([changed(2, decided)], cursorAt(2))
    expect(await shown()).toEqual(decided)
  })

  it('my vote stands there at once, and what the server answers takes its place', async () => {
    device.server.answer(chatCalls.votePoll, () => ({ msg_id: 101, poll: decided }))
    const voting = votePoll(me, chat, 101, [1])
    await expect.poll(shown).toMatchObject({ voters: 2, mine: [1] })
    await voting
    expect(await shown()).toEqual(decided)
  })

  it('a vote that is refused is taken back', async () => {
    device.server.refuse(chatCalls.votePoll, 5032)
    await expect(votePoll(me, chat, 101, [0])).rejects.toThrow()
    expect(await shown()).toEqual(asked)
  })

  it('is over once it was ended here', async () => {
    const over: ShownPoll = { voters: 1, closed: 1, mine: [], totals: [1, 0] }
    device.server.answer(chatCalls.closePoll, () => ({ msg_id: 101, poll: over }))
    await closePoll(me, chat, 101)
    expect(await shown()).toEqual(over)
  })
})
