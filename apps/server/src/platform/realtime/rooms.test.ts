import { describe, expect, it } from 'vitest'
import { openMemoryBus } from './bus.ts'
import { publishRoomFrames, publishRoomJoined, type RoomFrame } from './room-frames.ts'
import { type RoomNeeds, Rooms } from './rooms.ts'
import type { Connection } from './socket-connection.ts'
import { Sockets } from './sockets.ts'

const roomId = 5
const frame = (seq: number): RoomFrame => ({ most: { action: 'said', stream: 'r_5', seq, ts: 1, data: {} } })

/** Sockets of one process over a list of members that the test changes. */
function open() {
  const bus = openMemoryBus()
  const sockets = new Sockets(bus)
  const members = new Set<number>()
  const joined = new Map<number, number>()
  let membersSeq = 1
  let beforeAnswer = async (): Promise<void> => {}
  let duringList = async (): Promise<void> => {}
  const needs: RoomNeeds = {
    async listMemberships(userIds) {
      const rows = userIds
        .filter((id) => members.has(id))
        .map((user_id) => ({ user_id, room_id: roomId, join_seq: 1, members_seq: membersSeq }))
      await beforeAnswer()
      return rows
    },
    async listPresent(_room, userIds) {
      const action = duringList
      duringList = async () => {}
      await action()
      return {
        membersSeq,
        joinSeqs: new Map(userIds.filter((id) => members.has(id)).map((id) => [id, joined.get(id) ?? 1])),
      }
    },
  }
  const rooms = new Rooms(bus, sockets, needs, (error) => {
    throw error
  })
  const heard = new Map<number, number[]>()
  return {
    bus,
    rooms,
    members,
    joined,
    heard: (userId: number) => heard.get(userId) ?? [],
    change(change: () => void) {
      change()
      return ++membersSeq
    },
    whileListed(action: () => Promise<void>) {
      duringList = action
    },
    whileRequested(action: () => Promise<void>) {
      beforeAnswer = action
    },
    connect(userId: number) {
      heard.set(userId, [])
      const written = (bytes: Buffer) => {
        for (const match of bytes.toString('latin1').matchAll(/"seq":(\d+)/g)) heard.get(userId)?.push(Number(match[1]))
      }
      // Only these two of a connection matter here.
      const connection = { caller: { userId }, write: written }
      sockets.add(connection as unknown as Connection)
      return rooms.arrive(userId)
    },
  }
}

describe('the sockets of rooms', () => {
  it('write each frame once to those who are in the room', async () => {
    const { bus, members, connect, heard } = open()
    members.add(1).add(2)
    await Promise.all([connect(1), connect(2), connect(3)])
    publishRoomFrames(bus, roomId, { membersSeq: 1, frames: [frame(2), frame(3)] })
    expect([heard(1), heard(2), heard(3)]).toEqual([[2, 3], [2, 3], []])
  })

  it('read the list again before they write by a newer one, in the order of the frames', async () => {
    const { bus, members, connect, heard, change } = open()
    members.add(1).add(2)
    await Promise.all([connect(1), connect(2)])
    const membersSeq = change(() => members.delete(2))
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(4)] })
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(5)] })
    await expect.poll(() => heard(1)).toEqual([4, 5])
    expect(heard(2)).toEqual([])
  })

  it('find those who are added while they are connected', async () => {
    const { bus, members, connect, heard, change } = open()
    await connect(1)
    const membersSeq = change(() => members.add(1))
    publishRoomJoined(bus, { roomId, seq: 7, userIds: [1, 9] })
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(7)] })
    await expect.poll(() => heard(1)).toEqual([7])
  })

  it('do not let a removed member back in by a list that was read before the removal', async () => {
    const { bus, members, connect, heard, change, whileRequested } = open()
    members.add(1).add(2)
    await connect(1)
    whileRequested(async () => {
      const membersSeq = change(() => members.delete(2))
      publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(4)] })
      await expect.poll(() => heard(1)).toEqual([4])
    })
    await connect(2)
    publishRoomFrames(bus, roomId, { membersSeq: 2, frames: [frame(5)] })
    await expect.poll(() => heard(1)).toEqual([4, 5])
    expect(heard(2)).toEqual([])
  })

  it('do not push to a new member what happened before they joined, however late it arrives', async () => {
    const { bus, members, joined, connect, heard, change } = open()
    await connect(1)
    const membersSeq = change(() => members.add(1))
    joined.set(1, 7)
    publishRoomJoined(bus, { roomId, seq: 7, userIds: [1] })
    publishRoomFrames(bus, roomId, { membersSeq: 1, frames: [frame(6)] })
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(7)] })
    await expect.poll(() => heard(1)).toEqual([7])
  })

  it('keep whoever connects while the list is read again', async () => {
    const { bus, members, connect, heard, change, whileListed } = open()
    members.add(1).add(2)
    await connect(1)
    const membersSeq = change(() => members.add(3))
    whileListed(() => connect(2))
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(4)] })
    publishRoomFrames(bus, roomId, { membersSeq, frames: [frame(5)] })
    await expect.poll(() => heard(1)).toEqual([4, 5])
    expect(heard(2)).toContain(5)
  })
})
