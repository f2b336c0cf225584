import { randomInt, randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

/** Ids of messages by conversation, in the order of their coming; `polls` are those of them that are polls. */
export interface SentMessages {
  readonly sent: Map<string, number[]>
  readonly polls: Map<string, number[]>
}

interface PollAct extends Pick<Action, 'kind' | 'back' | 'isOn'> {
  readonly chatType: 'private' | 'group'
  readonly target_id: number
  readonly conversation_id: string
}

/** Questions of every kind. */
const pollOf = (which: number, anonymous: boolean) => ({
  options: ['one', 'two', 'three'],
  several: flagOf(which % 3 === 1),
  quiz: flagOf(which % 3 === 2),
  anonymous: flagOf(anonymous),
  open_seconds: 0 as const,
  right: 0,
  explanation: 'because',
})

const append = (lists: Map<string, number[]>, stream: string, id: number): void => {
  lists.set(stream, [...(lists.get(stream) ?? []), id])
}

/** Asks a poll, votes in one of the newest three, or ends it. */
export async function actOnPoll(
  messages: SentMessages,
  server: TestServer,
  { token }: Member,
  act: PollAct,
): Promise<void> {
  const { kind, back, isOn, chatType, target_id, conversation_id } = act
  if (kind === 'ask' || kind === 'askPrivate') {
    const content_text = pollContent(`${kind} ${randomInt(1_000_000)}`, pollOf(back, isOn))
    const message = { local_id: randomUUID(), target_id, msg_type: 'poll' as const, content_text }
    const row = chatType === 'group' ? chatCalls.sendGroupMessage : chatCalls.sendPrivateMessage
    const { data } = await server.call(row, message, { token })
    if (!data) return
    append(messages.sent, conversation_id, data.msg_id)
    append(messages.polls, conversation_id, data.msg_id)
    return
  }
  const msg_id = messages.polls.get(conversation_id)?.at(-1 - (back % 3)) ?? 1
  const place = { chat_type: chatType, target_id, msg_id }
  if (kind === 'close' || kind === 'closePrivate') await server.call(chatCalls.closePoll, place, { token })
  else await server.call(chatCalls.votePoll, { ...place, options: isOn ? [back % 3] : [] }, { token })
}
