import type { CaseEntry, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import type { Conversation } from './merge-messages.ts'

/** What stands in a conversation: a day, a message, or what happened to the case. */
export type TimelinePart =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: CaseMessage }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: CaseEntry }

/** A case is opened by a message of the same second, and stands above it. */
const opens = (part: TimelinePart): boolean => part.kind === 'entry' && part.entry.act === 'open'

/**
 * Messages with what happened among them and a heading for each day. What happened before the first message that was read waits until
 * the earlier ones are.
 */
export function timelineOf({ list, hasMore }: Conversation, history: readonly CaseEntry[]): readonly TimelinePart[] {
  const since = hasMore ? (list[0]?.create_time ?? 0) : 0
  const parts = [
    ...list.map((message) => ({
      time: message.create_time,
      part: { kind: 'message', key: `m${message.msg_id}`, message } as const,
    })),
    ...history
      .filter(({ create_time }) => create_time >= since)
      .map((entry) => ({ time: entry.create_time, part: { kind: 'entry', key: `e${entry.id}`, entry } as const })),
  ].toSorted((one, other) => one.time - other.time || Number(opens(other.part)) - Number(opens(one.part)))
  let day = ''
  return parts.flatMap(({ time, part }): readonly TimelinePart[] => {
    const own = localDay(time * 1000)
    if (own === day) return [part]
    day = own
    return [{ kind: 'day', key: `d${own}`, day: own }, part]
  })
}
