import type { GroupRole, OnlineMember } from '@cliffhanger/contract/groups/schemas.ts'
import { seesPresence } from '@cliffhanger/rules/friends/last-seen.ts'
import { seesOnline, seesWhoIsOnline } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { findUsers } from '../account/index.ts'
import { findApart } from '../friends/index.ts'
import { membersChangedSubject } from './membership-changes.ts'
import type { GroupsNeeds } from './needs.ts'
import type { GroupRow } from './queries/groups.ts'
import { listMemberIds } from './queries/members.ts'

/** Somebody who looks at who is online in a group. */
interface Onlooker {
  readonly userId: number
  readonly role: GroupRole
}

/** Which of these members the reader sees online: nobody outside of `show_online_number` or of the member list, and none with whom a
 *  blacklist stands between; a reader who hides that they are online sees nobody (S-118). */
export async function findVisiblyOnline(
  domains: Pick<GroupsNeeds, 'gateway' | 'account'>,
  db: Db,
  group: GroupRow,
  { userId: readerId, role }: Onlooker,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const online = seesWhoIsOnline(group, role)
    ? userIds.filter((userId) => domains.gateway.presence.isOnline(userId))
    : []
  if (online.length === 0) return new Set()
  const showing = await domains.account.findShowingOnline(db, [...online, readerId])
  const readerShows = showing.has(readerId)
  const apart = await findApart(db, readerId, online)
  return new Set(
    online.filter((id) => seesPresence({ memberShows: showing.has(id), readerShows, isApart: apart.has(id) })),
  )
}

/** What this reader learns of it: names only where they may see the members, and never of `apart`, from whom a blacklist
 *  separates them. Undefined outside of `show_online_number`, and for a reader who hides that they are online (S-118): in a group
 *  of two the number alone would say who is. */
export function onlineShownTo(
  group: GroupRow,
  { role, isShowing }: { readonly role: GroupRole; readonly isShowing: boolean },
  { count, list }: OnlineNow,
  apart: ReadonlySet<number>,
): { readonly count: number; readonly list: OnlineMember[] } | undefined {
  if (!isShowing || !seesOnline(group, role)) return undefined
  const seesNames = seesWhoIsOnline(group, role)
  return { count, list: seesNames ? list.filter(({ user_id }) => !apart.has(user_id)) : [] }
}

/** Who of a group is online: all of them counted, the first of them by name. */
export interface OnlineNow {
  readonly count: number
  readonly list: readonly OnlineMember[]
  /** The same as long as the same are online. */
  readonly signature: string
}

const shown = 100
const wholeGroup = 100_000
/** One question to the database answers everybody who asks within this time. */
const freshMs = 2000
/** Who is in a group, and how they are called, is read again at least this often: a bus may lose the word of a change. */
const staleMs = 30_000
/** Groups whose members are remembered; beyond, those asked for longest ago are forgotten. */
const remembered = 500

interface Remembered {
  readonly memberIds: ReadonlySet<number>
  readonly readMs: number
}

interface Answered {
  readonly requestedMs: number
  readonly signature: string
  readonly answer: Promise<OnlineNow>
}

/** Who is online in which group, asked by the calls and the watchers of one process. */
export class OnlineMembers {
  readonly #context: Pick<ServerContext, 'db' | 'bus' | 'clock'>
  readonly #domains: GroupsNeeds
  readonly #members = new Map<number, Remembered>()
  readonly #answers = new Map<number, Answered>()
  readonly #stop: () => void

  constructor(context: Pick<ServerContext, 'db' | 'bus' | 'clock'>, domains: GroupsNeeds) {
    this.#context = context
    this.#domains = domains
    this.#stop = context.bus.subscribe(membersChangedSubject, (payload) => {
      const groupId = Number(payload.toString())
      this.#members.delete(groupId)
      this.#answers.delete(groupId)
    })
  }

  /** Who is online in the group, as of at most two seconds ago. */
  async of(groupId: number): Promise<OnlineNow> {
    const online = [...(await this.membersOf(groupId))].filter((userId) =>
      this.#domains.gateway.presence.isOnline(userId),
    )
    const signature = `${online.length}:${online.reduce((sum, userId) => sum + userId, 0)}`
    const nowMs = this.#context.clock()
    const known = this.#answers.get(groupId)
    const ageMs = known ? nowMs - known.requestedMs : staleMs
    if (known && (ageMs < freshMs || (ageMs < staleMs && known.signature === signature))) return known.answer
    const reply = this.#read(online, signature)
    this.#answers.delete(groupId)
    this.#answers.set(groupId, { requestedMs: nowMs, signature, answer: reply })
    forgetOldest(this.#answers)
    reply.catch(() => this.#answers.delete(groupId))
    return reply
  }

  /** Who is in the group, as of at most half a minute ago; a change that was heard of counts at once. */
  async membersOf(groupId: number): Promise<ReadonlySet<number>> {
    const nowMs = this.#context.clock()
    const known = this.#members.get(groupId)
    if (known && nowMs - known.readMs < staleMs) return known.memberIds
    const memberIds = new Set(await listMemberIds(this.#context.db, groupId, wholeGroup))
    this.#members.delete(groupId)
    this.#members.set(groupId, { memberIds, readMs: nowMs })
    forgetOldest(this.#members)
    return memberIds
  }

  /** Those of these members who show that they are online, and therefore see who else is (S-118). */
  showing(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.#domains.account.findShowingOnline(this.#context.db, userIds)
  }

  close(): void {
    this.#stop()
  }

  async #read(online: readonly number[], signature: string): Promise<OnlineNow> {
    const { db } = this.#context
    const showing = online.length > 0 ? await this.#domains.account.findShowingOnline(db, online) : new Set<number>()
    const visible = online.filter((userId) => showing.has(userId))
    const profiles = await findUsers(db, visible.slice(0, shown))
    const list = [...profiles.values()].map(({ user_id, nick_name, avatar_url }) => ({
      user_id,
      nick_name,
      avatar_url,
    }))
    return { count: visible.length, list, signature }
  }
}

function forgetOldest(entries: Map<number, unknown>): void {
  for (const groupId of entries.keys()) {
    if (entries.size <= remembered) return
    entries.delete(groupId)
  }
}
