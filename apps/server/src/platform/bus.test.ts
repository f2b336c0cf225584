import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Bus, openMemoryBus } from './bus.ts'
import { openNatsBus } from './nats-bus.ts'

const silent = { warn: () => undefined, error: () => undefined }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function startNats(port: number): Promise<ChildProcess> {
  const nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let lines = ''
  await new Promise<void>((resolve, reject) => {
    nats.on('error', reject)
    nats.on('exit', () => reject(new Error(`nats-server ended: ${lines}`)))
    nats.stderr?.on('data', (chunk: Buffer) => {
      lines += chunk.toString()
      if (lines.includes('Server is ready')) resolve()
    })
  })
  return nats
}

async function stopNats(nats: ChildProcess): Promise<void> {
  nats.removeAllListeners('exit')
  if (nats.exitCode !== null) return
  nats.kill('SIGKILL')
  await once(nats, 'exit')
}

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
  let port: number
  let nats: ChildProcess
  beforeAll(async () => {
    port = await freePort()
    nats = await startNats(port)
  })
  afterAll(() => stopNats(nats))
  const open = () => openNatsBus({ url: `nats://127.0.0.1:${port}`, log: silent })

  describeBus('between two processes', async () => [await open(), await open()])

  it('tells when NATS was away, delivers to its own process meanwhile, and to others again afterwards', async () => {
    const [near, far] = [await open(), await open()]
    let losses = 0
    near.onLost(() => losses++)
    const heard: string[] = []
    far.subscribe('x', (payload) => void heard.push(payload.toString()))
    const own: string[] = []
    near.subscribe('x', (payload) => void own.push(payload.toString()))
    await stopNats(nats)
    near.publish('x', 'while away')
    expect(own).toEqual(['while away'])
    nats = await startNats(port)
    await vi.waitFor(() => expect(losses).toBe(1), { timeout: 30_000 })
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
