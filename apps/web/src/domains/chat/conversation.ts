/** Conversation of two people: the same id on both sides. */
export const privateConversation = (oneId: number, otherId: number): string =>
  `p_${Math.min(oneId, otherId)}_${Math.max(oneId, otherId)}`

/** The other side of a private conversation of mine; undefined for any other conversation. */
export const peerOf = (conversationId: string, myId: number): number | undefined => {
  const match = /^p_(\d+)_(\d+)$/.exec(conversationId)
  if (!match) return undefined
  const [oneId, otherId] = [Number(match[1]), Number(match[2])]
  if (oneId === myId) return otherId
  return otherId === myId ? oneId : undefined
}
