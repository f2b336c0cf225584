/** Names of streams, as they cross the wire (socket.md 3.1). */
export const platformStream = 'platform'
export const userStream = (userId: number): string => `u_${userId}`
export const privateStream = (oneId: number, otherId: number): string =>
  `p_${Math.min(oneId, otherId)}_${Math.max(oneId, otherId)}`

export const groupStream = (groupId: number): string => `g_${groupId}`

/** The group of a conversation, or undefined where the name is none of a group. */
export function groupOf(stream: string): number | undefined {
  const [, groupId] = /^g_(\d+)$/.exec(stream) ?? []
  return groupId === undefined ? undefined : Number(groupId)
}

/** Bus subject of what happens in a group; `group-stream.ts` writes it, `group-sockets.ts` reads it. */
export const groupSubject = (groupId: number): string => `group.${groupId}`

/** Bus subject of everything the sockets of one member hear. */
export const userSubject = (userId: number): string => `user.${userId}`

/** Bus subject of what every socket hears. */
export const everyoneSubject = 'everyone'
/** Transient frames for several members, each with whom it is for. */
export const severalSubject = 'several'

/** The two members of a private conversation, or undefined where the name is no such. */
export function privatePair(stream: string): readonly [number, number] | undefined {
  const [, smaller, larger] = /^p_(\d+)_(\d+)$/.exec(stream) ?? []
  return smaller !== undefined && larger !== undefined ? [Number(smaller), Number(larger)] : undefined
}

/** Whose sockets hear the events of a stream; those of a group are written by `group-stream.ts`. */
export function subjectsOf(stream: string): readonly string[] {
  if (stream === platformStream) return [everyoneSubject]
  if (stream.startsWith('u_')) return [userSubject(Number(stream.slice(2)))]
  const pair = privatePair(stream)
  if (!pair) throw new Error(`Nobody hears the stream ${stream}`)
  return pair.map(userSubject)
}

/** Orders streams as their rows are locked, everywhere: conversations, then user streams by user id, then the platform's (socket.md 3.1). */
export const byLockOrder = (one: string, other: string): number =>
  lockKey(one) - lockKey(other) || (one < other ? -1 : 1)

function lockKey(stream: string): number {
  if (stream === platformStream) return Number.MAX_SAFE_INTEGER
  return stream.startsWith('u_') ? Number(stream.slice(2)) : 0
}
