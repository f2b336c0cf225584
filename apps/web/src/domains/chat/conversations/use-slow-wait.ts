import { slowWaitSeconds } from '@cliffhanger/rules/groups/slow-mode.ts'
import { useEffect, useState } from 'react'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { outboxState } from '../outbox/outbox-state.ts'
import { messagesBetween } from './conversation-store.ts'
import type { Chat } from './use-chat.ts'

/** Messages of others among which the newest of mine is looked for: whoever sees more of them has waited. */
const lookedAt = 500

/** S-123: seconds until I may send again in a group with slow mode, counted down; 0 where I may. What waits in the outbox counts as sent. */
export const useSlowWait = (
  myId: number,
  conversation: string,
  { group, outbox }: Pick<Chat, 'group' | 'outbox'>,
): number => {
  const slowSeconds = group?.slow_seconds ?? 0
  const sentAt = useStored(
    async (database) => {
      if (slowSeconds === 0) return 0
      const newest = await messagesBetween(database, conversation, 0).reverse().limit(lookedAt).toArray()
      return newest.find(({ sender_id, msg_type }) => sender_id === myId && msg_type !== 'sys_notice')?.create_time ?? 0
    },
    [myId, conversation, slowSeconds],
  )
  const waiting = outbox.filter((row) => outboxState(row) === 'loading').map(({ create_time }) => create_time)
  const last = Math.max(sentAt ?? 0, ...waiting)
  // The wire says whole seconds: the message may be from the end of its second.
  const lastMs = last === 0 ? 0 : last * 1000 + 999
  const [nowMs, setNowMs] = useState(serverNowMs)
  // What was sent since the last tick is newer than it.
  const seconds = group ? slowWaitSeconds(group, group.userRole, lastMs, Math.max(nowMs, lastMs)) : 0
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNowMs(serverNowMs()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  return seconds
}
