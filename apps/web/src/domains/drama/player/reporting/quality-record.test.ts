import { describe, expect, it } from 'vitest'
import { createQualityRecord } from './quality-record.ts'

const make = (isPrepared = false) => {
  const clock = { ms: 1000 }
  return { clock, record: createQualityRecord(() => clock.ms, { isPrepared, net: '4g' }) }
}

describe('how a play went', () => {
  it('tells the time to the first frame, stalls, switches and errors', () => {
    const { clock, record } = make(true)
    clock.ms = 1250
    record.showedFrame()
    record.switched()
    clock.ms = 9000
    record.stalled()
    clock.ms = 9400
    record.flowed()
    record.failed()
    expect(record.take()).toEqual({
      ttff_ms: 250,
      stalls: 1,
      stall_ms: 400,
      switches: 1,
      errors: 1,
      prepared: 1,
      net: '4g',
    })
  })

  it('says nothing of a first frame that never came', () => {
    expect(make().record.take()).not.toHaveProperty('ttff_ms')
  })

  it('neither the wait for the first frame nor the one after a jump is a stall', () => {
    const { clock, record } = make()
    record.stalled()
    clock.ms = 2000
    record.showedFrame()
    record.flowed()
    record.sought()
    record.stalled()
    clock.ms = 3000
    record.flowed()
    expect(record.take()).toMatchObject({ stalls: 0, stall_ms: 0 })
  })

  it('a stall that still lasts is counted to the end', () => {
    const { clock, record } = make()
    record.showedFrame()
    record.stalled()
    record.stalled()
    clock.ms = 1700
    expect(record.take()).toMatchObject({ stalls: 1, stall_ms: 700 })
  })

  it('is told once', () => {
    const { record } = make()
    record.take()
    expect(record.take()).toBeUndefined()
  })
})
