/** A member came online or went offline, and not all of their friends know it yet. */
export interface Announcement {
  readonly userId: number
  readonly isOnline: boolean
  readonly atMs: number
  /** Friends up to this id were told. */
  readonly afterFriendId: number
}

/** Friends one round tells at most, so that a rush of arrivals never fans out to thousands at once. */
const friendsPerRound = 1000
/** Members whose coming or going one round tells of at most. */
const membersPerRound = 50
/** By then every friend's device has asked by itself (S-71). */
const staleAfterMs = 30_000

/** What to tell now: the oldest announcements that are not stale, and how many friends of each. */
export function nextRound(
  waiting: Iterable<Announcement>,
  nowMs: number,
): { readonly chosen: readonly Announcement[]; readonly stale: readonly Announcement[]; readonly friendsEach: number } {
  const chosen: Announcement[] = []
  const stale: Announcement[] = []
  for (const announcement of waiting) {
    if (nowMs - announcement.atMs >= staleAfterMs) stale.push(announcement)
    else if (chosen.length < membersPerRound) chosen.push(announcement)
    else break
  }
  return { chosen, stale, friendsEach: Math.floor(friendsPerRound / Math.max(1, chosen.length)) }
}
