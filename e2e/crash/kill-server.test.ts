import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Crowd, openCrowd } from './crowd.ts'
import type { Device } from './device.ts'
import type { ServerProcess } from './server-process.ts'
import { keepTalking, pairsOf, watchArrivals, wrongIn } from './talk.ts'

/** Kills per run; a long run sets more. In turns they take the server, both, and the database alone. */
const kills = Number(process.env['CRASH_KILLS'] ?? 3)
const members = 50
const loadMs = 2500
const recoverMs = 120_000

let crowd: Crowd
let server: ServerProcess
let devices: readonly Device[]

beforeAll(async () => {
  crowd = await openCrowd('crash', members)
  ;({ server, devices } = crowd)
})

afterAll(() => crowd?.stop())

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
