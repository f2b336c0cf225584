import type { Bus } from './bus.ts'
import { type GroupFrame, type GroupJoined, type GroupPayload, groupJoinedSubject } from './group-stream.ts'
import { binaryFrame } from './socket-frame.ts'
import type { Sockets } from './sockets.ts'
import { groupSubject } from './stream-names.ts'

/** A group of a member, as of a moment when its list of members had been changed last at `members_seq`. */
export interface Membership {
  readonly user_id: number
  readonly group_id: number
  readonly members_seq: number
  readonly join_seq: number
}

/** The requested members who are in a group, each with the seq at which they joined. */
export interface PresentMembers {
  readonly membersSeq: number
  readonly joinSeqs: ReadonlyMap<number, number>
}

/** What the sockets of groups ask the database. */
export interface GroupSocketNeeds {
  /** The groups these members are in. */
  listMemberships(userIds: readonly number[]): Promise<readonly Membership[]>
  /** Those of these users who are in the group, and since which seq its list of members stands so. */
  listPresent(groupId: number, userIds: readonly number[]): Promise<PresentMembers>
}

interface LocalGroup {
  /** The seq at which each member joined. Earlier events are not pushed to that member, however late they arrive. */
  readonly members: Map<number, number>
  membersSeq: number
  /** Payloads are delivered one after another: a list that is read again holds back what follows. */
  delivering: Promise<void> | undefined
  waiting: number
  readonly unsubscribe: () => void
}

/** Which of this process's members are in which group, so that a group message crosses the bus once per process, not once per member.
 *  A payload that knows of a newer list of members than ours has it read again before anybody is written to. */
export class GroupSockets {
  readonly #bus: Bus
  readonly #sockets: Sockets
  readonly #needs: GroupSocketNeeds
  readonly #onFault: (error: unknown) => void
  readonly #groups = new Map<number, LocalGroup>()
  readonly #groupsOf = new Map<number, Set<number>>()
  readonly #stop: () => void
  #asking: { readonly userIds: Set<number>; readonly answer: Promise<void> } | undefined

  constructor(bus: Bus, sockets: Sockets, needs: GroupSocketNeeds, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#sockets = sockets
    this.#needs = needs
    this.#onFault = onError
    this.#stop = bus.subscribe(groupJoinedSubject, (payload) => {
      const { groupId, seq, userIds }: GroupJoined = JSON.parse(payload.toString())
      for (const userId of userIds) if (sockets.of(userId).length > 0) this.#put(userId, groupId, seq, 0)
    })
  }

  /** Hears the groups of a member from now on; those who arrive together are asked for together. */
  arrive(userId: number): Promise<void> {
    if (!this.#asking) {
      const userIds = new Set<number>()
      this.#asking = { userIds, answer: Promise.resolve().then(() => this.#learn(userIds)) }
    }
    this.#asking.userIds.add(userId)
    return this.#asking.answer
  }

  /** The member has no socket here any more. */
  leave(userId: number): void {
    for (const groupId of this.#groupsOf.get(userId) ?? []) this.#take(userId, groupId)
  }

  /** Members of this process who are in the group and have a socket. */
  of(groupId: number): Iterable<number> {
    return this.#groups.get(groupId)?.members.keys() ?? []
  }

  close(): void {
    this.#stop()
    for (const { unsubscribe } of this.#groups.values()) unsubscribe()
    this.#groups.clear()
    this.#groupsOf.clear()
  }

  async #learn(userIds: Set<number>): Promise<void> {
    this.#asking = undefined
    const stale = new Set<number>()
    for (const { user_id, group_id, join_seq, members_seq } of await this.#needs.listMemberships([...userIds])) {
      if (this.#sockets.of(user_id).length === 0) continue
      // The list changed while it was read: who was taken out since must not come back by it.
      if ((this.#groups.get(group_id)?.membersSeq ?? 0) > members_seq) stale.add(group_id)
      this.#put(user_id, group_id, join_seq, members_seq)
    }
    await Promise.all([...stale].map((groupId) => this.#readAgain(groupId)))
  }

  #put(userId: number, groupId: number, joinSeq: number, membersSeq: number): void {
    const known = this.#groups.get(groupId)
    if (known) known.members.set(userId, joinSeq)
    else {
      const unsubscribe = this.#bus.subscribe(groupSubject(groupId), (payload) => this.#hear(groupId, payload))
      this.#groups.set(groupId, {
        members: new Map([[userId, joinSeq]]),
        membersSeq,
        delivering: undefined,
        waiting: 0,
        unsubscribe,
      })
    }
    const mine = this.#groupsOf.get(userId)
    if (mine) mine.add(groupId)
    else this.#groupsOf.set(userId, new Set([groupId]))
  }

  #take(userId: number, groupId: number): void {
    const mine = this.#groupsOf.get(userId)
    mine?.delete(groupId)
    if (mine?.size === 0) this.#groupsOf.delete(userId)
    const group = this.#groups.get(groupId)
    if (!group?.members.delete(userId) || group.members.size > 0) return
    group.unsubscribe()
    this.#groups.delete(groupId)
  }

  #hear(groupId: number, bytes: Buffer): void {
    const group = this.#groups.get(groupId)
    if (!group) return
    const payload: GroupPayload = JSON.parse(bytes.toString())
    if (!group.delivering && payload.membersSeq <= group.membersSeq) return this.#deliver(group, payload)
    group.waiting += 1
    const delivering = this.#deliverLater(group, groupId, payload)
    group.delivering = delivering
  }

  /** After what waits already. Devices that miss a frame find out by heads. */
  async #deliverLater(group: LocalGroup, groupId: number, payload: GroupPayload): Promise<void> {
    const before = group.delivering
    try {
      await before
      if (payload.membersSeq > group.membersSeq) await this.#readAgain(groupId)
      this.#deliver(group, payload)
    } catch (error) {
      this.#onFault(error)
    } finally {
      group.waiting -= 1
      if (group.waiting === 0) group.delivering = undefined
    }
  }

  async #readAgain(groupId: number): Promise<void> {
    const group = this.#groups.get(groupId)
    if (!group) return
    const requested = new Set<number>()
    // A member who arrived during the read was not part of the query. The next query includes them; they are not removed.
    for (let next = [...group.members.keys()]; next.length > 0; ) {
      const { membersSeq, joinSeqs } = await this.#needs.listPresent(groupId, next)
      if (this.#groups.get(groupId) !== group) return
      group.membersSeq = Math.max(group.membersSeq, membersSeq)
      for (const userId of next) {
        requested.add(userId)
        const joinSeq = joinSeqs.get(userId)
        if (joinSeq === undefined) this.#take(userId, groupId)
        else if (group.members.has(userId)) group.members.set(userId, joinSeq)
      }
      next = [...group.members.keys()].filter((userId) => !requested.has(userId))
    }
  }

  /** One write per socket, however many frames the payload holds. */
  #deliver({ members }: LocalGroup, { frames }: GroupPayload): void {
    const special = new Set(frames.flatMap(({ some = [] }) => some.flatMap(({ users }) => users)))
    const common = bytesOf(frames, undefined)
    const firstSeq = frames[0]?.most.seq ?? 0
    for (const [userId, joinSeq] of members) {
      const theirs = joinSeq > firstSeq ? frames.filter(({ most }) => most.seq >= joinSeq) : frames
      if (theirs.length === 0) continue
      const bytes = special.has(userId) || theirs !== frames ? bytesOf(theirs, userId) : common
      for (const connection of this.#sockets.of(userId)) connection.write(bytes)
    }
  }
}

/** The frames as one user sees them, ready for the wire. */
function bytesOf(frames: readonly GroupFrame[], userId: number | undefined): Buffer {
  const seen = frames.map(({ most, some = [] }) =>
    userId === undefined ? most : (some.find(({ users }) => users.includes(userId))?.frame ?? most),
  )
  return Buffer.concat(seen.map((frame) => binaryFrame(Buffer.from(JSON.stringify(frame)))))
}
