import { randomUUID } from 'node:crypto'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { makeCall } from './call.ts'

/** Somebody who is signed in. */
export interface Member {
  readonly id: number
  readonly token: string
}

/** Calls under way at a time. */
const width = 16

/** Runs `work` for 0 … total − 1, at most `width` at a time. */
export async function inTurns(total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < total) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

/** Signs new members in, each on a device of their own. */
export async function signInMembers(url: string, count: number): Promise<Member[]> {
  const members: Member[] = []
  await inTurns(count, async () => {
    const { access_token: token, user_info } = await makeCall(url, sessionCalls.signInByDevice, {
      plat_code: 'demo',
      device_type: 'h5',
      device_os: 'Linux',
      device_id: randomUUID(),
    })
    if (!token) throw new Error('a new device got no token')
    members.push({ id: user_info.user_id, token })
  })
  return members
}

/** Makes friends of 0 and 1, 2 and 3, … by asking both ways. */
export async function befriendPairs(url: string, members: readonly Member[]): Promise<void> {
  await inTurns(Math.floor(members.length / 2), async (pair) => {
    const [one, other] = members.slice(2 * pair)
    if (!one || !other) return
    await makeCall(url, friendsCalls.requestFriendship, { friend_id: other.id }, one.token)
    await makeCall(url, friendsCalls.requestFriendship, { friend_id: one.id }, other.token)
  })
}
