import { onlineStatus } from '@cliffhanger/contract/friends/events.ts'
import type { OnlineFriend } from '@cliffhanger/contract/friends/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { seesPresence } from '@cliffhanger/rules/friends/last-seen.ts'
import { type Announcement, nextRound } from '@cliffhanger/rules/friends/presence-round.ts'
import type { ServerContext } from '../../context.ts'
import type { PresenceChange } from '../../platform/realtime/presence.ts'
import { pushTransient } from '../../platform/realtime/streams.ts'
import type { FriendsNeeds } from './needs.ts'
import { listFriendsOfMany } from './queries/friends.ts'
import { SeenMembers } from './seen-members.ts'

const roundMs = 1000
/** Whoever does not fit is found by the devices' own question (S-71). */
const waitingLimit = 10_000

/**
 * Notifies friends who are online that a member came or went (online_status). Each process covers the members whose sockets it holds.
 * One small round a second while anybody waits: two queries, and one frame per friend however many came. A member who comes and goes
 * between two rounds is reported once, in their latest state.
 */
export class PresenceAnnouncer {
  readonly #context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'log'>
  readonly #domains: Pick<FriendsNeeds, 'gateway' | 'account'>
  readonly #seen: SeenMembers
  readonly #waiting = new Map<number, Announcement>()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(
    context: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'log'>,
    domains: Pick<FriendsNeeds, 'gateway' | 'account'>,
  ) {
    this.#context = context
    this.#domains = domains
    this.#seen = new SeenMembers(context)
  }

  changed({ userId, isOnline }: PresenceChange): void {
    this.#seen.note(userId, this.#context.clock())
    if (this.#waiting.size >= waitingLimit && !this.#waiting.has(userId)) return
    this.#waiting.delete(userId)
    this.#waiting.set(userId, { userId, isOnline, atMs: this.#context.clock(), afterFriendId: 0 })
    this.#plan()
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#round
    await this.#seen.flush()
  }

  #plan(): void {
    if (this.#isStopped || this.#timer || this.#waiting.size === 0) return
    this.#timer = setTimeout(() => {
      this.#round = this.#tell()
        .catch((error: unknown) => this.#context.log.error({ err: error }, 'friends were not told who is online'))
        .finally(() => {
          this.#timer = undefined
          this.#plan()
        })
    }, roundMs).unref()
  }

  async #tell(): Promise<void> {
    const { chosen, stale, friendsEach } = nextRound(this.#waiting.values(), this.#context.clock())
    for (const announcement of [...stale, ...chosen]) this.#forget(announcement)
    // Whoever hears that somebody left asks when they were last seen.
    await this.#seen.flush()
    const showing = await this.#domains.account.findShowingOnline(
      this.#context.db,
      chosen.map(({ userId }) => userId),
    )
    const notified = chosen.filter(({ userId }) => showing.has(userId))
    if (notified.length === 0) return
    const rows = await listFriendsOfMany(this.#context.db, notified, friendsEach)
    const reached = rows.map((row) => row.friend_id).filter((id) => this.#domains.gateway.presence.isOnline(id))
    // Mutual: who hides it is told of nobody (S-118). Rows of a blacklist's two sides were left out already.
    const readers = await this.#domains.account.findShowingOnline(this.#context.db, [...new Set(reached)])
    const friends = Map.groupBy(rows, (row) => row.user_id)
    const frames = new Map<number, OnlineFriend[]>()
    for (const announcement of notified) {
      const ids = (friends.get(announcement.userId) ?? []).map((row) => row.friend_id)
      for (const friendId of ids) {
        if (!seesPresence({ memberShows: true, readerShows: readers.has(friendId), isApart: false })) continue
        const list = frames.get(friendId) ?? []
        frames.set(friendId, [...list, statusOf(announcement)])
      }
      if (ids.length === friendsEach) this.#continue(announcement, ids.at(-1) ?? 0)
    }
    for (const [friendId, list] of frames) pushTransient(this.#context, friendId, onlineStatus, { list })
  }

  /** A change that came meanwhile stays. */
  #forget(announcement: Announcement): void {
    if (this.#waiting.get(announcement.userId) === announcement) this.#waiting.delete(announcement.userId)
  }

  /** The rest of the member's friends learn it in the next rounds, unless the member has changed again. */
  #continue(announcement: Announcement, afterFriendId: number): void {
    if (!this.#waiting.has(announcement.userId))
      this.#waiting.set(announcement.userId, { ...announcement, afterFriendId })
  }
}

const statusOf = ({ userId, isOnline, atMs }: Announcement): OnlineFriend => ({
  user_id: userId,
  is_online: flagOf(isOnline),
  last_time: toSeconds(atMs),
})
