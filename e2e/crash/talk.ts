import { setTimeout as sleep } from 'node:timers/promises'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import type { Device } from './device.ts'

/** Neighbours talk to each other. */
export const pairsOf = (devices: readonly Device[]): [Device, Device][] =>
  devices.flatMap((one, index) => {
    const other = devices[index + 1]
    return index % 2 === 0 && other ? [[one, other]] : []
  })

const conversationOf = (one: Device, other: Device) =>
  `p_${Math.min(one.userId, other.userId)}_${Math.max(one.userId, other.userId)}`

/** Everything stored in the conversation of a pair. */
export async function storedMessages(one: Device, other: Device) {
  const all: { msg_id: number; local_id: string; seq: number }[] = []
  for (let newest = 0; ; ) {
    const { list, has_more } = await one.call(chatCalls.listPrivateMessages, {
      friend_id: other.userId,
      msg_id: newest,
      select_type: 'down',
      limit: 200,
    })
    all.push(...list)
    newest = list.at(-1)?.msg_id ?? newest
    if (has_more === 0) return all
  }
}

/** What a device lacks of a conversation. One whose socket missed a thousand events, because the server was away whenever it
 *  came back, reloads the newest ones (socket.md 3.3) and has every event from those on. */
function missingSeqs({ store }: Device, stream: string, head: number): number[] {
  const applied = new Set(store.applied.get(stream))
  const first = store.resets.includes(stream) ? Math.min(head, ...applied) : 1
  return Array.from({ length: head + 1 - first }, (_, index) => first + index).filter((seq) => !applied.has(seq))
}

interface Load {
  readonly isOn: boolean
  /** Between two messages of one member. */
  readonly pauseMs?: number
}

/** One message after the other while the load is on. */
async function keepWriting(from: Device, to: Device, words: string, load: Load, deadlineMs: number): Promise<void> {
  for (let index = 0; load.isOn; index++) {
    await from.send(to.userId, `${words}/${index}`, deadlineMs)
    if (load.pauseMs) await sleep(load.pauseMs)
  }
}

/** Both of each pair write to the other until the load is off, and until what they wrote was acknowledged. */
export const keepTalking = (pairs: readonly [Device, Device][], words: string, load: Load, deadlineMs: number) =>
  Promise.all(
    pairs.flatMap(([one, other], pair) => [
      keepWriting(one, other, `${words}/${pair}/there`, load, deadlineMs),
      keepWriting(other, one, `${words}/${pair}/back`, load, deadlineMs),
    ]),
  )

/** What is wrong with the conversation of a pair: messages that are stored twice, or acknowledged and not stored. */
export async function wrongIn([one, other]: readonly [Device, Device]): Promise<string[]> {
  const stored = await storedMessages(one, other)
  const byLocalId = new Map(stored.map(({ local_id: localId, msg_id: id }) => [localId, id]))
  const twice = stored.filter(({ local_id: localId, msg_id: id }) => byLocalId.get(localId) !== id)
  const acknowledged = [...one.acknowledged, ...other.acknowledged]
  const lost = acknowledged.filter(([localId, id]) => byLocalId.get(localId) !== id)
  return [...twice.map(({ msg_id: id }) => `${id} is there twice`), ...lost.map(([, id]) => `${id} is lost`)]
}

/** Answers how many events of their conversation each of a pair still lacks; asked again, it tells how they come in. */
export async function watchArrivals([one, other]: readonly [Device, Device]): Promise<() => number> {
  const stream = conversationOf(one, other)
  const { seq: head } = await one.call(syncCalls.pull, { stream, after_seq: 0, limit: 1 })
  return () => missingSeqs(one, stream, head).length + missingSeqs(other, stream, head).length
}
