import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startNats, type TestNats } from '../../testing/nats.ts'
import { openMetrics, watchBus } from '../metrics.ts'
import { type Bus, openMemoryBus } from './bus.ts'
import { openNatsBus } from './nats-bus.ts'

const silent = { warn: () => undefined, error: () => undefined }

/** What every bus does; `open` gives two ends of the same bus, which are one end for a bus inside a process. */
function describeBus(name: string, open: () => Promise<readonly [Bus, Bus]>) {
  describe(name, () => {
    let near: Bus
    let far: Bus
    beforeAll(async () => {
      ;[near, far] = await open()
    })
    afterAll(async () => {
      await Promise.all([near.close(), far.close()])
    })

    /** Publishes until the payload arrives: a subscription of another process takes a moment to be known. */
    const untilHeard = async (subject: string) => {
      const heard: string[] = []
      const stop = far.subscribe(subject, (payload) => void heard.push(payload.toString()))
      await vi.waitFor(
        () => {
          near.publish(subject, 'ready?')
          expect(heard.length).toBeGreaterThan(0)
        },
        { timeout: 30_000 },
      )
      return stop
    }

    it('hands text and bytes to every subscriber, near and far, in order', async () => {
      const stop = await untilHeard('both')
      const heard: Record<'near' | 'far', string[]> = { near: [], far: [] }
      const stops = [
        near.subscribe('both', (payload) => void heard.near.push(payload.toString())),
        far.subscribe('both', (payload) => void heard.far.push(payload.toString())),
      ]
      const sent = Array.from({ length: 100 }, (_, index) => `xin chào ${index}`)
      for (const [index, text] of sent.entries()) near.publish('both', index % 2 ? text : Buffer.from(text))
      const wanted = (texts: readonly string[]) => texts.filter((text) => text !== 'ready?')
      await vi.waitFor(() => expect(wanted(heard.far)).toEqual(sent), { timeout: 30_000 })
      expect(wanted(heard.near)).toEqual(sent)
      for (const end of [stop, ...stops]) end()
    })

    it('hands nothing to other subjects, nor after the end of a subscription', async () => {
      const stop = await untilHeard('mine')
      const heard: string[] = []
      far.subscribe('other', (payload) => void heard.push(`other ${payload.toString()}`))
      const stopOther = far.subscribe('mine', (payload) => void heard.push(payload.toString()))
      stopOther()
      stop()
      const stopLast = await untilHeard('mine')
      stopLast()
      expect(heard).toEqual([])
    })
  })
}

describeBus('bus inside a process', async () => {
  const bus = openMemoryBus()
  return [bus, bus]
})

describe('bus over NATS', () => {
  let nats: TestNats
  beforeAll(async () => {
    nats = await startNats()
  })
  afterAll(() => nats.stop())
  const open = () => openNatsBus({ url: nats.url, log: silent })

  describeBus('between two processes', async () => [await open(), await open()])

  it('tells when NATS was away, delivers to its own process meanwhile, and to others again afterwards', async () => {
    const [near, far] = [await open(), await open()]
    let losses = 0
    near.onLost(() => losses++)
    const heard: string[] = []
    far.subscribe('x', (payload) => void heard.push(payload.toString()))
    const own: string[] = []
    near.subscribe('x', (payload) => void own.push(payload.toString()))
    const metrics = openMetrics()
    watchBus(metrics, near)
    const notified = async () => /^cliffhanger_nats_connected (\d)$/m.exec(await metrics.registry.metrics())?.[1]
    expect(await notified()).toBe('1')
    await nats.pause()
    near.publish('x', 'while away')
    await vi.waitFor(async () => expect(await notified()).toBe('0'), { timeout: 30_000 })
    expect(own).toEqual(['while away'])
    await nats.resume()
    await vi.waitFor(() => expect(losses).toBe(1), { timeout: 30_000 })
    expect(await notified()).toBe('1')
    await vi.waitFor(
      () => {
        near.publish('x', 'back')
        expect(heard).toContain('back')
      },
      { timeout: 30_000 },
    )
    await Promise.all([near.close(), far.close()])
  })
})
