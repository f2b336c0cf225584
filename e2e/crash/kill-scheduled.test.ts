import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Crowd, openCrowd } from './crowd.ts'
import type { Device } from './device.ts'
import type { ServerProcess } from './server-process.ts'
import { pairsOf, storedMessages } from './talk.ts'

const members = 20
const textsEach = 10
/** A text that was being sent is tried again a minute later, and the job comes every minute. */
const recoverMs = 200_000

let crowd: Crowd
let server: ServerProcess
let devices: readonly Device[]

beforeAll(async () => {
  crowd = await openCrowd('scheduled', members)
  ;({ server, devices } = crowd)
})

afterAll(() => crowd?.stop())

const poll = pollContent('Still there?', {
  ...{ options: ['Yes', 'No'], several: 0, quiz: 0, anonymous: 1, open_seconds: 0 },
})

/** How many messages still wait. */
const waiting = async (): Promise<number> => {
  const lists = await Promise.all(pairsOf(devices).map(([one]) => one.call(chatCalls.listScheduled, {})))
  return lists.reduce((sum, { list }) => sum + list.length, 0)
}

describe('kill -9 of the server while it sends scheduled messages', () => {
  it('S-134: sends each of them once', async () => {
    const expected = new Map<readonly [Device, Device], string[]>()
    const sendTime = Math.floor(Date.now() / 1000) + 30
    for (const pair of pairsOf(devices)) {
      const [one, other] = pair
      const ids = Array.from({ length: textsEach }, () => randomUUID())
      for (const [index, local_id] of ids.entries())
        await one.call(chatCalls.scheduleMessage, {
          ...{ local_id, chat_type: 'private', target_id: other.userId, send_time: sendTime },
          ...(index % 3 === 0
            ? { msg_type: 'poll', content_text: poll }
            : { content_text: textContent(`Kept as ${local_id}`) }),
        })
      expected.set(pair, ids)
    }
    const all = textsEach * expected.size
    expect(await waiting()).toBe(all)

    // In the middle of it.
    await expect.poll(waiting, { timeout: recoverMs, interval: 5 }).toBeLessThan(all)
    await server.kill()
    await server.start()

    await expect.poll(waiting, { timeout: recoverMs, interval: 500 }).toBe(0)
    for (const [pair, ids] of expected) {
      const stored = (await storedMessages(...pair)).map(({ local_id: localId }) => localId)
      const sent = stored.filter((localId) => ids.includes(localId))
      expect(sent.toSorted()).toEqual(ids.toSorted())
    }
  }, 500_000)
})
