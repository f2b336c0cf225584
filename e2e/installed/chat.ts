import { setTimeout as sleep } from 'node:timers/promises'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { expect } from '@playwright/test'
import { Device } from '../crash/device.ts'
import { keepTalking, pairsOf, watchArrivals, wrongIn } from '../crash/talk.ts'
import type { Installation } from './installation.ts'

const writers = 20
/** Four a second each: below what one member may send a minute. */
const pauseMs = 250
const arrivalMs = 60_000
const aroundMs = 3000

/** Open sockets of a gateway, by its own metrics. */
async function socketsAt(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^cliffhanger_sockets(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1])
}

/** Two members at two gateways write to each other, and each gets what the other wrote by the socket. */
export async function talkAcrossGateways({ url, members }: Installation): Promise<void> {
  const [one, other] = [await Device.create(url), await Device.create(url)]
  try {
    const gateways = members.filter(({ role }) => role === 'gateway')
    const sockets = () => Promise.all(gateways.map(({ metricsPort }) => socketsAt(metricsPort)))
    await expect.poll(sockets, 'one socket at each gateway').toEqual([1, 1])
    await one.befriend(other)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      await from.send(to.userId, 'across', Date.now())
    const missing = await watchArrivals([one, other])
    await expect.poll(missing, { timeout: 2000, message: 'both have what was written' }).toBe(0)
  } finally {
    await one.close()
    await other.close()
  }
}

/** Members who write to each other for as long as something is done to the platform. */
export class Talkers {
  readonly #devices: readonly Device[]

  private constructor(devices: readonly Device[]) {
    this.#devices = devices
  }

  static async create(url: string): Promise<Talkers> {
    const devices: Device[] = []
    for (let index = 0; index < writers; index++) devices.push(await Device.create(url))
    for (const [one, other] of pairsOf(devices)) await one.befriend(other)
    return new Talkers(devices)
  }

  /** Does something while all write. Nothing acknowledged is lost or doubled, no sender met anything but an answer, and every device
   *  has everything in the end. Answers how many messages were written. */
  async during(words: string, action: () => Promise<void>): Promise<number> {
    const before = this.total
    const pairs = pairsOf(this.#devices)
    const load = { isOn: true, pauseMs }
    const talking = keepTalking(pairs, words, load, Date.now() + 300_000)
    try {
      await sleep(aroundMs)
      await action()
      await sleep(aroundMs)
    } finally {
      load.isOn = false
      await talking
    }
    const errors = this.#devices.flatMap((device) => device.errors.splice(0))
    expect(
      errors.map(({ message }) => message),
      'no message is refused',
    ).toEqual([])
    await this.expectAllThere()
    return this.total - before
  }

  async expectAllThere(): Promise<void> {
    for (const pair of pairsOf(this.#devices)) {
      expect(await wrongIn(pair), 'acknowledged means stored once').toEqual([])
      await expect.poll(await watchArrivals(pair), { timeout: arrivalMs, message: 'every event arrived' }).toBe(0)
    }
  }

  /** Which history of the platform its numbers belong to. */
  async epoch(): Promise<string> {
    const [device] = this.#devices
    if (!device) throw new Error('there are devices')
    return (await device.call(syncCalls.heads, { after: 0 })).epoch
  }

  get total(): number {
    return this.#devices.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  }

  async close(): Promise<void> {
    for (const device of this.#devices) await device.close()
  }
}
