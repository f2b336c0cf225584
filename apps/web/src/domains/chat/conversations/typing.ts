import { NotConnected, type Socket } from '@cliffhanger/client/socket/socket.ts'
import {
  type TypingState,
  typing,
  typingEndsMs,
  typingRepeatMs,
  typingState,
} from '@cliffhanger/contract/chat/typing.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { openTabTopic } from '../../../platform/storage/tab-channel.ts'

// Who is typing or recording at this moment. Any tab shows it and says it; the tab that holds the connection hears and sends.

const heardTopic = openTabTopic('typing-heard', typing.data)
const saidTopic = openTabTopic('typing-said', z.object({ conversation_id: z.string(), doing: typingState }))

/** What one member is doing; who stopped is not among them. */
export interface Doing {
  readonly userId: number
  readonly doing: Exclude<TypingState, 'stopped'>
}

const none: readonly Doing[] = []

const useStore = create<{ readonly byConversation: ReadonlyMap<string, readonly Doing[]> }>(() => ({
  byConversation: new Map(),
}))

/** Who is doing something in this conversation, the first to begin first. */
export const useTyping = (conversationId: string): readonly Doing[] =>
  useStore(({ byConversation }) => byConversation.get(conversationId) ?? none)

/** The same, once. */
export const typingNow = (conversationId: string): readonly Doing[] =>
  useStore.getState().byConversation.get(conversationId) ?? none

const endings = new Map<string, ReturnType<typeof setTimeout>>()

const show = ({ conversation_id, user_id, doing }: z.output<typeof typing.data>): void => {
  const key = `${conversation_id} ${user_id}`
  clearTimeout(endings.get(key))
  endings.delete(key)
  useStore.setState(({ byConversation }) => {
    const before = byConversation.get(conversation_id) ?? none
    const isKnown = before.some(({ userId }) => userId === user_id)
    if (doing === 'stopped' && !isKnown) return {}
    const after =
      doing === 'stopped'
        ? before.filter(({ userId }) => userId !== user_id)
        : isKnown
          ? before.map((one) => (one.userId === user_id ? { ...one, doing } : one))
          : [...before, { userId: user_id, doing }]
    return { byConversation: new Map(byConversation).set(conversation_id, after) }
  })
  if (doing === 'stopped') return
  endings.set(
    key,
    setTimeout(() => show({ conversation_id, user_id, doing: 'stopped' }), typingEndsMs),
  )
}

heardTopic.hear(show)

/** Somebody types, records, or stopped: for whichever tab shows the conversation. */
export const handleTyping = (frame: TransientFrame): void => {
  const heard = typing.data.safeParse(frame.data).data
  if (frame.action !== typing.action || !heard) return
  show(heard)
  heardTopic.notify(heard)
}

/** What somebody wrote has come: they do not type any more. */
export const endTyping = (conversationId: string, userId: number): void => {
  const ended = { conversation_id: conversationId, user_id: userId, doing: 'stopped' } as const
  show(ended)
  heardTopic.notify(ended)
}

let send: ((conversationId: string, doing: TypingState) => void) | undefined

saidTopic.hear(({ conversation_id, doing }) => send?.(conversation_id, doing))

/** Says for all tabs of the device what its member is doing, until the returned function is called. */
export const holdTyping = (sendFrame: Socket['send']): (() => void) => {
  send = (conversationId, doing) => {
    try {
      sendFrame({ action: 'typing', data: { conversation_id: conversationId, doing } })
    } catch (error) {
      // Nobody waits for it.
      if (!(error instanceof NotConnected)) throw error
    }
  }
  return () => {
    send = undefined
  }
}

let last = { conversationId: '', doing: 'stopped' as TypingState, atMs: 0 }

/** I am typing or recording in a conversation, or stopped: said at once, and again every few seconds while it goes on. */
export const sayTyping = (conversationId: string, doing: TypingState): void => {
  const nowMs = performance.now()
  const isSame = last.conversationId === conversationId && last.doing === doing
  if (isSame && (doing === 'stopped' || nowMs - last.atMs < typingRepeatMs)) return
  last = { conversationId, doing, atMs: nowMs }
  if (send) send(conversationId, doing)
  else saidTopic.notify({ conversation_id: conversationId, doing })
}
