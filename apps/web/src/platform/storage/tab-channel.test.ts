import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTabTopic } from './tab-channel.ts'

const topic = openTabTopic('counted', z.object({ count: z.number() }))
/** Another tab of the device. */
let tab: BroadcastChannel
let received: unknown[]
let heard: unknown[]
let stop: () => void

beforeEach(() => {
  received = []
  heard = []
  tab = new BroadcastChannel('cliffhanger')
  tab.addEventListener('message', ({ data }) => received.push(data))
  stop = topic.hear((message) => heard.push(message))
})
afterEach(() => {
  stop()
  tab.close()
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
const post = (message: unknown): void => tab.postMessage(message)

/** Messages of a channel arrive in order: once the last one is here, all are. */
const settle = async (isHere: () => boolean): Promise<void> => {
  while (!isHere()) await setTimeout(1)
}

describe('a topic of the tabs', () => {
  it('reaches the other tabs under its name, not its own one', async () => {
    topic.notify({ count: 3 })
    await settle(() => received.length === 1)
    expect(received).toEqual([{ kind: 'counted', count: 3 }])
    expect(heard).toEqual([])
  })

  it('hears its own messages, none of another topic and none of another shape', async () => {
    for (const message of [{ kind: 'other', count: 1 }, 'counted', { kind: 'counted', count: 'two' }]) post(message)
    post({ kind: 'counted', count: 3 })
    await settle(() => heard.length > 0)
    expect(heard).toEqual([{ count: 3 }])
  })

  it('is heard no more once the listener let go', async () => {
    stop()
    let isLast = false
    const stopLast = openTabTopic('last', z.object({})).hear(() => {
      isLast = true
    })
    post({ kind: 'counted', count: 3 })
    post({ kind: 'last' })
    await settle(() => isLast)
    stopLast()
    expect(heard).toEqual([])
  })
})
