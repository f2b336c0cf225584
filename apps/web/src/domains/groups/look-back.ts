import { groupMessageCalls } from '@cliffhanger/contract/chat/group-calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { call } from '../../platform/server/client.ts'

/** Messages one question looks through, how many questions a page of the queue may ask, and when it holds enough. */
const lookedThrough = 200
const questionsMax = 5
const enough = 20

/** What was found of the queue of a group, and where the rest may be. */
export interface QueuePage {
  readonly waiting: readonly Message[]
  /** Where to look further; undefined where everything was looked through. */
  readonly nextId: number | undefined
}

/** Looks from a message back for those that wait: most groups have few, so one page may take several questions. */
export const lookBack = async (groupId: number, fromId: number, signal: AbortSignal): Promise<QueuePage> => {
  const waiting: Message[] = []
  let msgId = fromId
  for (let requested = 0; requested < questionsMax && waiting.length < enough; requested++) {
    const { list, has_more } = await call(
      groupMessageCalls.listGroupMessages,
      { group_id: groupId, select_type: 'up', msg_id: msgId, limit: lookedThrough },
      { signal },
    )
    waiting.push(...list.filter(({ is_review }) => is_review === reviewStates.waiting))
    const oldest = list.at(-1)
    if (has_more === 0 || !oldest) return { waiting, nextId: undefined }
    msgId = oldest.msg_id
  }
  return { waiting, nextId: msgId }
}
