import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from './device.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** Kills per run; a long run sets more. In turns they take the server, both, and the database alone. */
const kills = Number(process.env['CRASH_KILLS'] ?? 3)
const members = 50
const loadMs = 2500
const recoverMs = 120_000

const folder = fileURLToPath(new URL(`../.out/crash-${process.pid}`, import.meta.url))
let server: ServerProcess
const devices: Device[] = []

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  server = new ServerProcess(await freePort(), folder)
  await server.start()
  for (let index = 0; index < members; index++) devices.push(await Device.create(server.url))
  for (const [one, other] of pairs()) await one.befriend(other)
})

afterAll(async () => {
  for (const device of devices) await device.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Neighbours talk to each other. */
const pairs = (): [Device, Device][] =>
  devices.flatMap((one, index) => {
    const other = devices[index + 1]
    return index % 2 === 0 && other ? [[one, other]] : []
  })

const conversationOf = (one: Device, other: Device) =>
  `p_${Math.min(one.userId, other.userId)}_${Math.max(one.userId, other.userId)}`

/** Everything stored in the conversation of a pair. */
async function storedMessages(one: Device, other: Device) {
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

/** One message after the other while the load is on. */
async function write(from: Device, to: Device, words: string, load: { readonly isOn: boolean }, deadlineMs: number) {
  for (let index = 0; load.isOn; index++) await from.send(to.userId, `${words}/${index}`, deadlineMs)
}

describe('kill -9 of server and database while 50 members write', () => {
  it('loses and doubles no acknowledged message, and every device converges', async () => {
    for (let kill = 0; kill < kills; kill++) {
      const load = { isOn: true }
      const deadlineMs = Date.now() + recoverMs
      const writing = pairs().flatMap(([one, other], pair) => [
        write(one, other, `${kill}/${pair}/there`, load, deadlineMs),
        write(other, one, `${kill}/${pair}/back`, load, deadlineMs),
      ])
      await sleep(loadMs)
      await server.crash(kill)
      await sleep(loadMs)
      load.isOn = false
      await Promise.all(writing)
    }

    for (const device of devices) device.wake()
    for (const [one, other] of pairs()) {
      const stored = await storedMessages(one, other)
      const byLocalId = new Map(stored.map((message) => [message.local_id, message.msg_id]))
      expect(byLocalId.size, 'no local_id is stored twice').toBe(stored.length)
      for (const device of [one, other])
        for (const [localId, msgId] of device.acknowledged)
          expect(byLocalId.get(localId), 'acknowledged means stored').toBe(msgId)

      const stream = conversationOf(one, other)
      const { seq: head } = await one.call(syncCalls.pull, { stream, after_seq: 0, limit: 1 })
      for (const device of [one, other])
        await expect
          .poll(() => missingSeqs(device, stream, head), {
            timeout: recoverMs,
            message: 'the device has every event',
          })
          .toEqual([])
    }
    const total = devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    expect(total).toBeGreaterThan(members)
  })
})
