import type { CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'

/** What of a chat was read: its messages, the oldest first, and whether there are earlier ones. */
export interface Conversation {
  readonly list: readonly CaseMessage[]
  readonly hasMore: boolean
}

const saysTheSame = (one: CaseMessage, other: CaseMessage): boolean =>
  one.is_gone === other.is_gone && one.content_text === other.content_text

/** Each message once, the oldest first. One that says the same stays: the addresses of its files are new with every reading, and pictures would be loaded again. */
export function mergeMessages(known: readonly CaseMessage[], read: readonly CaseMessage[]): readonly CaseMessage[] {
  const byId = new Map(known.map((message) => [message.msg_id, message]))
  for (const message of read) {
    const before = byId.get(message.msg_id)
    if (!before || !saysTheSame(before, message)) byId.set(message.msg_id, message)
  }
  return [...byId.values()].toSorted((one, other) => one.msg_id - other.msg_id)
}

/** The newest page over what is known. Where messages lie between the two, what is known would have a hole: it is read again on demand. */
export function withNewestPage(
  { list, hasMore }: Conversation,
  page: readonly CaseMessage[],
  pageHasMore: boolean,
): Conversation {
  const [first] = page
  const last = list.at(-1)
  if (!first || !last || first.msg_id > last.msg_id) return { list: page, hasMore: pageHasMore }
  return { list: mergeMessages(list, page), hasMore }
}
