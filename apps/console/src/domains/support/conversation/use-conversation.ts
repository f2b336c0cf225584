import { Refused } from '@cliffhanger/client/call-error.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { useRef } from 'react'
import { callServer } from '../../../platform/server.ts'
import { useLive } from '../../../platform/use-live.ts'
import { type Conversation, mergeMessages, withNewestPage } from './merge-messages.ts'

const pollMs = 4000
/** Every so many readings the newest page is read whole: messages that were unsent have no newer number. */
const wholeEvery = 8
const nothingYet: Conversation = { list: [], hasMore: false }

interface Known {
  readonly caseId: number
  readonly shown: Conversation
  readonly readings: number
}

/** The messages of a case, which grow while somebody looks at them. */
export function useConversation(caseId: number) {
  const known = useRef<Known>({ caseId, shown: nothingYet, readings: 0 })

  const remember = (shown: Conversation, readings: number): Conversation => {
    known.current = { caseId, shown, readings }
    return shown
  }
  const readNewest = async (before: Conversation, readings: number): Promise<Conversation> => {
    const { list, has_more } = await callServer(caseOperatorCalls.listCaseMessages, { id: caseId })
    return remember(withNewestPage(before, list, has_more === 1), readings)
  }
  const readAfter = async (last: CaseMessage, readings: number): Promise<Conversation> => {
    for (let after = last.msg_id; ; ) {
      const { list, has_more } = await callServer(caseOperatorCalls.listCaseMessages, { id: caseId, after })
      const { shown } = known.current
      remember({ list: mergeMessages(shown.list, list), hasMore: shown.hasMore }, readings)
      const newest = list.at(-1)
      if (!newest || has_more === 0) return known.current.shown
      after = newest.msg_id
    }
  }
  const read = async (): Promise<Conversation> => {
    if (known.current.caseId !== caseId) remember(nothingYet, 0)
    const { shown, readings } = known.current
    const last = shown.list.at(-1)
    if (!last || readings % wholeEvery === 0) return readNewest(shown, readings + 1)
    try {
      return await readAfter(last, readings + 1)
    } catch (error) {
      // The last message is not there any more.
      if (error instanceof Refused && error.is('notFound')) return readNewest(nothingYet, readings + 1)
      throw error
    }
  }
  const live = useLive(`messages ${caseId}`, read, pollMs)
  const { put } = live

  const readEarlier = async (): Promise<void> => {
    const [first] = known.current.shown.list
    if (!first) return
    const { list, has_more } = await callServer(caseOperatorCalls.listCaseMessages, {
      id: caseId,
      before: first.msg_id,
    })
    const { shown, readings } = known.current
    put(remember({ list: mergeMessages(shown.list, list), hasMore: has_more === 1 }, readings))
  }
  const add = (message: CaseMessage): void => {
    const { shown, readings } = known.current
    put(remember({ ...shown, list: mergeMessages(shown.list, [message]) }, readings))
  }
  return { ...live, readEarlier, add }
}
