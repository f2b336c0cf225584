import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from './device.ts'
import { freePort, ServerProcess } from './server-process.ts'
import { keepTalking, pairsOf, watchArrivals, wrongIn } from './talk.ts'

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
  for (const [one, other] of pairsOf(devices)) await one.befriend(other)
})

afterAll(async () => {
  for (const device of devices) await device.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('kill -9 of server and database while 50 members write', () => {
  it('loses and doubles no acknowledged message, and every device converges', async () => {
    for (let kill = 0; kill < kills; kill++) {
      const load = { isOn: true }
      const talking = keepTalking(pairsOf(devices), `${kill}`, load, Date.now() + recoverMs)
      await sleep(loadMs)
      await server.crash(kill)
      await sleep(loadMs)
      load.isOn = false
      await talking
    }

    for (const device of devices) device.wake()
    for (const pair of pairsOf(devices)) {
      expect(await wrongIn(pair), 'acknowledged means stored once').toEqual([])
      const missing = await watchArrivals(pair)
      await expect.poll(missing, { timeout: recoverMs, message: 'the devices have every event' }).toBe(0)
    }
    const total = devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    expect(total).toBeGreaterThan(members)
  })
})
