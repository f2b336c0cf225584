import { describe, expect, it } from 'vitest'
import { createWatchMeter } from './watch-meter.ts'

const make = () => {
  const clock = { ms: 0 }
  return { clock, meter: createWatchMeter(() => clock.ms) }
}

describe('real time watched', () => {
  it('is due after 10 s of playing, not of waiting', () => {
    const { clock, meter } = make()
    meter.run()
    clock.ms = 6000
    meter.stop()
    clock.ms = 60_000
    expect(meter.isDue()).toBe(false)
    meter.run()
    clock.ms = 63_999
    expect(meter.isDue()).toBe(false)
    clock.ms = 64_000
    expect(meter.isDue()).toBe(true)
  })

  it('is told in whole seconds; what is left counts for the next report', () => {
    const { clock, meter } = make()
    meter.run()
    clock.ms = 2700
    expect(meter.take()).toBe(2)
    clock.ms = 3000
    expect(meter.take()).toBe(1)
    expect(meter.take()).toBe(0)
  })

  it('running twice counts once', () => {
    const { clock, meter } = make()
    meter.run()
    clock.ms = 1000
    meter.run()
    clock.ms = 2000
    expect(meter.take()).toBe(2)
  })

  it('never tells more than a report may say', () => {
    const { clock, meter } = make()
    meter.run()
    clock.ms = 200_000
    expect(meter.take()).toBe(60)
  })

  it('a report that did not arrive counts again', () => {
    const { clock, meter } = make()
    meter.run()
    clock.ms = 10_000
    const seconds = meter.take()
    meter.giveBack(seconds)
    clock.ms = 15_000
    expect(meter.take()).toBe(15)
  })

  it('a clock that goes back takes nothing away', () => {
    const { clock, meter } = make()
    clock.ms = 5000
    meter.run()
    clock.ms = 1000
    meter.stop()
    expect(meter.take()).toBe(0)
  })
})
