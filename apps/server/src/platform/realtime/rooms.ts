import type { Bus } from './bus.ts'
import { type RoomFrame, type RoomJoined, type RoomPayload, roomJoinedSubject, roomSubject } from './room-frames.ts'
import { binaryFrame } from './socket-frame.ts'
import type { Sockets } from './sockets.ts'

/** A room of a member, as of a moment when its list of members had been changed last at `members_seq`. */
export interface Membership {
  readonly user_id: number
  readonly room_id: number
  readonly members_seq: number
  readonly join_seq: number
}

/** The requested members who are in a room, each with the seq at which they joined. */
export interface PresentMembers {
  readonly membersSeq: number
  readonly joinSeqs: ReadonlyMap<number, number>
}

/** What the sockets of rooms ask the database. */
export interface RoomNeeds {
  /** The rooms these members are in. */
  listMemberships(userIds: readonly number[]): Promise<readonly Membership[]>
  /** Those of these users who are in the room, and since which seq its list of members stands so. */
  listPresent(roomId: number, userIds: readonly number[]): Promise<PresentMembers>
}

interface LocalRoom {
  /** The seq at which each member joined. Earlier events are not pushed to that member, however late they arrive. */
  readonly members: Map<number, number>
  membersSeq: number
  /** Payloads are delivered one after another: a list that is read again holds back what follows. */
  delivering: Promise<void> | undefined
  waiting: number
  readonly unsubscribe: () => void
}

/** Which of this process's members are in which room, so that a message to a room crosses the bus once per process, not once per member.
 *  A payload that knows of a newer list of members than ours has it read again before anybody is written to. */
export class Rooms {
  readonly #bus: Bus
  readonly #sockets: Sockets
  readonly #needs: RoomNeeds
  readonly #onFault: (error: unknown) => void
  readonly #rooms = new Map<number, LocalRoom>()
  readonly #roomsOf = new Map<number, Set<number>>()
  readonly #stop: () => void
  #asking: { readonly userIds: Set<number>; readonly answer: Promise<void> } | undefined

  constructor(bus: Bus, sockets: Sockets, needs: RoomNeeds, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#sockets = sockets
    this.#needs = needs
    this.#onFault = onError
    this.#stop = bus.subscribe(roomJoinedSubject, (payload) => {
      const { roomId, seq, userIds }: RoomJoined = JSON.parse(payload.toString())
      for (const userId of userIds) if (sockets.of(userId).length > 0) this.#put(userId, roomId, seq, 0)
    })
  }

  /** Hears the rooms of a member from now on; those who arrive together are asked for together. */
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
    for (const roomId of this.#roomsOf.get(userId) ?? []) this.#take(userId, roomId)
  }

  close(): void {
    this.#stop()
    for (const { unsubscribe } of this.#rooms.values()) unsubscribe()
    this.#rooms.clear()
    this.#roomsOf.clear()
  }

  async #learn(userIds: Set<number>): Promise<void> {
    this.#asking = undefined
    const stale = new Set<number>()
    for (const { user_id, room_id, join_seq, members_seq } of await this.#needs.listMemberships([...userIds])) {
      if (this.#sockets.of(user_id).length === 0) continue
      // The list changed while it was read: who was taken out since must not come back by it.
      if ((this.#rooms.get(room_id)?.membersSeq ?? 0) > members_seq) stale.add(room_id)
      this.#put(user_id, room_id, join_seq, members_seq)
    }
    await Promise.all([...stale].map((roomId) => this.#readAgain(roomId)))
  }

  #put(userId: number, roomId: number, joinSeq: number, membersSeq: number): void {
    const known = this.#rooms.get(roomId)
    if (known) known.members.set(userId, joinSeq)
    else {
      const unsubscribe = this.#bus.subscribe(roomSubject(roomId), (payload) => this.#hear(roomId, payload))
      this.#rooms.set(roomId, {
        members: new Map([[userId, joinSeq]]),
        membersSeq,
        delivering: undefined,
        waiting: 0,
        unsubscribe,
      })
    }
    const mine = this.#roomsOf.get(userId)
    if (mine) mine.add(roomId)
    else this.#roomsOf.set(userId, new Set([roomId]))
  }

  #take(userId: number, roomId: number): void {
    const mine = this.#roomsOf.get(userId)
    mine?.delete(roomId)
    if (mine?.size === 0) this.#roomsOf.delete(userId)
    const room = this.#rooms.get(roomId)
    if (!room?.members.delete(userId) || room.members.size > 0) return
    room.unsubscribe()
    this.#rooms.delete(roomId)
  }

  #hear(roomId: number, bytes: Buffer): void {
    const room = this.#rooms.get(roomId)
    if (!room) return
    const payload: RoomPayload = JSON.parse(bytes.toString())
    if (!room.delivering && payload.membersSeq <= room.membersSeq) return this.#deliver(room, payload)
    room.waiting += 1
    const delivering = this.#deliverLater(room, roomId, payload)
    room.delivering = delivering
  }

  /** After what waits already. Devices that miss a frame find out by heads. */
  async #deliverLater(room: LocalRoom, roomId: number, payload: RoomPayload): Promise<void> {
    const before = room.delivering
    try {
      await before
      if (payload.membersSeq > room.membersSeq) await this.#readAgain(roomId)
      this.#deliver(room, payload)
    } catch (error) {
      this.#onFault(error)
    } finally {
      room.waiting -= 1
      if (room.waiting === 0) room.delivering = undefined
    }
  }

  async #readAgain(roomId: number): Promise<void> {
    const room = this.#rooms.get(roomId)
    if (!room) return
    const requested = new Set<number>()
    // A member who arrived during the read was not part of the query. The next query includes them; they are not removed.
    for (let next = [...room.members.keys()]; next.length > 0; ) {
      const { membersSeq, joinSeqs } = await this.#needs.listPresent(roomId, next)
      if (this.#rooms.get(roomId) !== room) return
      room.membersSeq = Math.max(room.membersSeq, membersSeq)
      for (const userId of next) {
        requested.add(userId)
        const joinSeq = joinSeqs.get(userId)
        if (joinSeq === undefined) this.#take(userId, roomId)
        else if (room.members.has(userId)) room.members.set(userId, joinSeq)
      }
      next = [...room.members.keys()].filter((userId) => !requested.has(userId))
    }
  }

  /** One write per socket, however many frames the payload holds. */
  #deliver({ members }: LocalRoom, { frames }: RoomPayload): void {
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
function bytesOf(frames: readonly RoomFrame[], userId: number | undefined): Buffer {
  const seen = frames.map(({ most, some = [] }) =>
    userId === undefined ? most : (some.find(({ users }) => users.includes(userId))?.frame ?? most),
  )
  return Buffer.concat(seen.map((frame) => binaryFrame(Buffer.from(JSON.stringify(frame)))))
}
