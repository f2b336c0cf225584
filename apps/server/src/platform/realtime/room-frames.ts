import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { Bus } from './bus.ts'

/** One seq of a room's stream as its members see it: `some` of them see another frame than the rest. */
export interface RoomFrame {
  readonly most: StatefulFrame
  readonly some?: readonly { readonly users: readonly number[]; readonly frame: StatefulFrame }[]
}

/** What crosses the bus: frames in the order of their seq, for those who are members since `membersSeq`. */
export interface RoomPayload {
  readonly membersSeq: number
  readonly frames: readonly RoomFrame[]
}

/** Somebody was added to a room, in any process. */
export interface RoomJoined {
  readonly roomId: number
  /** They read from here on. */
  readonly seq: number
  readonly userIds: readonly number[]
}

/** Bus subject of what happens in a room; `rooms.ts` subscribes to it. */
export const roomSubject = (roomId: number): string => `room.${roomId}`

/** Bus subject of who was added to any room. */
export const roomJoinedSubject = 'room-joined'

/** Writes frames to the sockets of a room's members; after the commit, in the order of seq. */
export const publishRoomFrames = (bus: Bus, roomId: number, payload: RoomPayload): void =>
  bus.publish(roomSubject(roomId), JSON.stringify(payload))

/** Tells every process whom it may write to from now on; before the frames that they read first. */
export const publishRoomJoined = (bus: Bus, joined: RoomJoined): void =>
  bus.publish(roomJoinedSubject, JSON.stringify(joined))
