import { describe, expect, it } from 'vitest'
import { FakeSlot } from '../testing/fake-slot.ts'
import { createPool } from './pool.ts'

const make = () => {
  const slots = [new FakeSlot(), new FakeSlot()] as const
  return { slots, pool: createPool(slots) }
}

describe('two slots that take turns', () => {
  it('the spare slot comes to the front, the one that was shown rests', () => {
    const { slots, pool } = make()
    expect(pool.show(1)).toEqual({ isReady: false })
    expect(pool.shown()).toBe(slots[1])
    expect(pool.spare()).toBe(slots[0])
    expect(slots[0].actions).toEqual(['rest'])
  })

  it('a prepared episode is ready, and its buffer may fill', () => {
    const { slots, pool } = make()
    pool.show(1)
    expect(pool.reserve(2)).toBe(true)
    expect(pool.show(2)).toEqual({ isReady: true })
    expect(pool.shown()).toBe(slots[0])
    expect(slots[0].actions.at(-1)).toBe('promote')
  })

  it('an episode is prepared once', () => {
    const { pool } = make()
    expect([pool.reserve(2), pool.reserve(2)]).toEqual([true, false])
  })

  it('an episode other than the prepared one has to be loaded', () => {
    const { pool } = make()
    pool.show(5)
    pool.reserve(6)
    expect(pool.show(4)).toEqual({ isReady: false })
    expect(pool.show(6)).toEqual({ isReady: false })
  })

  it('what failed while it was prepared has to be loaded', () => {
    const { pool } = make()
    pool.reserve(2)
    pool.release()
    expect(pool.show(2)).toEqual({ isReady: false })
  })
})
