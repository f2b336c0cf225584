/** A conversation and what it is with: another member, or a group. */
export interface Conversation {
  readonly id: string
  readonly chatType: 'private' | 'group'
  /** The other side's user id, or the group's id. */
  readonly targetId: number
}

/** Conversation of two people: the same id on both sides. */
export const privateConversation = (oneId: number, otherId: number): string =>
  `p_${Math.min(oneId, otherId)}_${Math.max(oneId, otherId)}`

export const groupConversation = (groupId: number): string => `g_${groupId}`

export const isGroupConversation = (conversationId: string): boolean => conversationId.startsWith('g_')

/** The conversation of mine with this id; undefined for one of two other people. */
export const conversationOf = (id: string, myId: number): Conversation | undefined => {
  const group = /^g_(\d+)$/.exec(id)
  if (group) return { id, chatType: 'group', targetId: Number(group[1]) }
  const pair = /^p_(\d+)_(\d+)$/.exec(id)
  if (!pair) return undefined
  const [oneId, otherId] = [Number(pair[1]), Number(pair[2])]
  if (oneId !== myId && otherId !== myId) return undefined
  return { id, chatType: 'private', targetId: oneId === myId ? otherId : oneId }
}

/** The conversation with somebody, or in a group. */
export const conversationWith = (
  myId: number,
  { chatType, targetId }: Pick<Conversation, 'chatType' | 'targetId'>,
): Conversation => ({
  id: chatType === 'group' ? groupConversation(targetId) : privateConversation(myId, targetId),
  chatType,
  targetId,
})
