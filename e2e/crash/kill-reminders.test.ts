import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Crowd, openCrowd } from './crowd.ts'
import type { Device } from './device.ts'
import type { ServerProcess } from './server-process.ts'
import { pairsOf, storedMessages } from './talk.ts'

const members = 20
const remindersEach = 20
/** A job that was cut off is tried again a minute later, and comes every minute. */
const recoverMs = 200_000

let crowd: Crowd
let server: ServerProcess
let devices: readonly Device[]

beforeAll(async () => {
  crowd = await openCrowd('reminders', members)
  ;({ server, devices } = crowd)
})

afterAll(() => crowd?.stop())

const ascending = (one: number, other: number): number => one - other

/** How many reminders still wait. */
const waiting = async (): Promise<number> => {
  const lists = await Promise.all(pairsOf(devices).map(([one]) => one.call(chatCalls.listReminders, {})))
  return lists.reduce((sum, { list }) => sum + list.length, 0)
}

/** The messages that notices of reminders lead to. */
const remindedOf = async (one: Device): Promise<number[]> => {
  const { list } = await one.call(noticeCalls.listMyNotices, { page: 1, limit: 100 })
  return list.flatMap(({ link }) => /^\/pagesA\/chat\/.*[?&]msg_id=(\d+)$/.exec(link)?.[1] ?? []).map(Number)
}

/** Both write to each other, and the first of them wants to come back to all of it. */
async function messagesOf([one, other]: readonly [Device, Device]): Promise<number[]> {
  const deadline = Date.now() + 60_000
  for (let index = 0; index < remindersEach / 2; index++) {
    await one.send(other.userId, `There ${index}`, deadline)
    await other.send(one.userId, `Back ${index}`, deadline)
  }
  return (await storedMessages(one, other))
    .filter(({ local_id: localId }) => one.acknowledged.has(localId) || other.acknowledged.has(localId))
    .map(({ msg_id: id }) => id)
}

describe('kill -9 of the server while it reminds', () => {
  it('S-138: reminds of each message once', async () => {
    const pairs = pairsOf(devices)
    const messages = await Promise.all(pairs.map(messagesOf))
    const remind_time = Math.floor(Date.now() / 1000) + 20
    await Promise.all(
      pairs.map(async ([one], pair) => {
        for (const msg_id of messages[pair] ?? []) await one.call(chatCalls.setReminder, { msg_id, remind_time })
      }),
    )
    const all = pairs.length * remindersEach
    expect(await waiting()).toBe(all)

    // In the middle of it.
    await expect.poll(waiting, { timeout: recoverMs, interval: 5 }).toBeLessThan(all)
    await server.kill()
    await server.start()

    await expect.poll(waiting, { timeout: recoverMs, interval: 500 }).toBe(0)
    for (const [pair, [one]] of pairs.entries())
      expect((await remindedOf(one)).toSorted(ascending)).toEqual(messages[pair]?.toSorted(ascending))
  }, 500_000)
})
