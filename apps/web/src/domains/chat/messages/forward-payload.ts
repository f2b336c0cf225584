/** What is passed on: messages of a conversation, a favorite of mine, somebody's card, or my link to a drama or one of its episodes. */
export type Forwarded =
  | { readonly kind: 'messages'; readonly conversation: string; readonly messageIds: readonly number[] }
  | { readonly kind: 'favorite'; readonly id: number }
  | { readonly kind: 'card'; readonly userId: number }
  | { readonly kind: 'drama'; readonly id: number; readonly number?: number }

/** Messages that can be passed on at once. */
export const forwardMax = 30

/** Names messages in the address of the forward screen. */
export const forwardPayload = (conversation: string, messageIds: readonly number[]): string =>
  `messages:${conversation}:${messageIds.slice(0, forwardMax).join(',')}`

const idOf = (text: string): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Reads the address of the forward screen; undefined where it names nothing. */
export const readPayload = (payload: string): Forwarded | undefined => {
  const [kind = '', first = '', second = ''] = payload.split(':')
  if (kind === 'messages') {
    const messageIds = second.split(',').flatMap((text) => idOf(text) ?? [])
    return messageIds.length > 0
      ? { kind, conversation: first, messageIds: messageIds.slice(0, forwardMax) }
      : undefined
  }
  const id = idOf(first)
  if (id === undefined) return undefined
  if (kind === 'favorite') return { kind, id }
  if (kind === 'drama') {
    const number = idOf(second)
    return { kind, id, ...(number !== undefined && { number }) }
  }
  return kind === 'card' ? { kind, userId: id } : undefined
}
