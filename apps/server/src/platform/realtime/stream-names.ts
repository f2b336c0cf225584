/** Names of streams, as they cross the wire (socket.md 3.1). */
export const platformStream = 'platform'
export const userStream = (userId: number): string => `u_${userId}`
/** The stream that two users share. */
export const privateStream = (oneId: number, otherId: number): string =>
  `p_${Math.min(oneId, otherId)}_${Math.max(oneId, otherId)}`

/** Bus subject of everything the sockets of one user hear. */
export const userSubject = (userId: number): string => `user.${userId}`

/** Bus subject of what every socket hears. */
export const everyoneSubject = 'everyone'
/** Transient frames for several users, each with whom it is for. */
export const severalSubject = 'several'

/** The two users who share a private stream, or undefined where the name is no such. */
export function privatePair(stream: string): readonly [number, number] | undefined {
  const [, smaller, larger] = /^p_(\d+)_(\d+)$/.exec(stream) ?? []
  return smaller !== undefined && larger !== undefined ? [Number(smaller), Number(larger)] : undefined
}

/** Whose sockets hear the events of a stream; those of a room are written by `room-frames.ts`. */
export function subjectsOf(stream: string): readonly string[] {
  if (stream === platformStream) return [everyoneSubject]
  if (stream.startsWith('u_')) return [userSubject(Number(stream.slice(2)))]
  const pair = privatePair(stream)
  if (!pair) throw new Error(`Nobody hears the stream ${stream}`)
  return pair.map(userSubject)
}

/** Orders streams as their rows are locked, everywhere: shared streams, then user streams by user id, then the platform's (socket.md 3.1). */
export const byLockOrder = (one: string, other: string): number =>
  lockKey(one) - lockKey(other) || (one < other ? -1 : 1)

function lockKey(stream: string): number {
  if (stream === platformStream) return Number.MAX_SAFE_INTEGER
  return stream.startsWith('u_') ? Number(stream.slice(2)) : 0
}
