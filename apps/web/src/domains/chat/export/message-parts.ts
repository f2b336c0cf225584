import { Refused } from '@cliffhanger/client/call-error.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { requestPage } from '../history/history-pages.ts'

/** Messages one answer brings at most. */
const pageSize = 200
/** Messages one page of an export holds. */
const partSize = 1000
/** Half of what a member may ask of a list in a minute is left to their other screens. */
const pauseMs = 400
/** How long an export waits where the member has asked too often. */
const busyMs = 10_000

/** Messages of an export that stand on one page, from old to new. */
interface MessagePart {
  readonly messages: readonly Message[]
  readonly isLast: boolean
}

/** Resolves after this time; rejects as soon as the signal says so. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal.addEventListener('abort', end, { once: true })
  })

const isTooFast = (error: unknown): boolean => error instanceof Refused && error.code === refusalCodes.tooManyRequests

/** All messages of a conversation as its reader may see them, by pages, from old to new. */
async function* pagesOf(conversation: Conversation, signal: AbortSignal): AsyncGenerator<readonly Message[]> {
  for (let last = 0; ; ) {
    signal.throwIfAborted()
    try {
      const { list, has_more } = await requestPage(conversation, { msg_id: last, select_type: 'down', limit: pageSize })
      yield list.toSorted((one, other) => one.msg_id - other.msg_id)
      if (has_more === 0 || list.length === 0) return
      last = Math.max(...list.map(({ msg_id }) => msg_id))
      await pause(pauseMs, signal)
    } catch (error) {
      if (!isTooFast(error)) throw error
      await pause(busyMs, signal)
    }
  }
}

/** The same, cut for the pages of an export; one without messages where there are none. */
export async function* messageParts(conversation: Conversation, signal: AbortSignal): AsyncGenerator<MessagePart> {
  let held: Message[] = []
  for await (const page of pagesOf(conversation, signal)) {
    // What is held is given out only when more came: the last part has to know that it is.
    if (held.length >= partSize && page.length > 0) {
      yield { messages: held, isLast: false }
      held = []
    }
    held.push(...page)
  }
  yield { messages: held, isLast: true }
}
