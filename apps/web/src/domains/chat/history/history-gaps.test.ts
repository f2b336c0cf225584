import { describe, expect, it } from 'vitest'
import { cutAt, fillRange, gapAbove, gapBelow, isInGap, stretchAround } from './history-gaps.ts'

const gaps = [
  { after: 0, before: 100 },
  { after: 150, before: 200 },
]

describe('holes in the history', () => {
  it('close where the messages between their ends arrive', () => {
    expect(fillRange(gaps, 150, 200)).toEqual([{ after: 0, before: 100 }])
    expect(fillRange(gaps, 0, 100)).toEqual([{ after: 150, before: 200 }])
    expect(fillRange(gaps, 10, Number.POSITIVE_INFINITY)).toEqual([{ after: 0, before: 10 }])
  })

  it('become smaller from the side a page comes from', () => {
    expect(fillRange(gaps, 180, 200)).toEqual([gaps[0], { after: 150, before: 180 }])
    expect(fillRange(gaps, 150, 170)).toEqual([gaps[0], { after: 170, before: 200 }])
  })

  it('are split by a piece out of their middle', () => {
    expect(fillRange(gaps, 40, 60)).toEqual([{ after: 0, before: 40 }, { after: 60, before: 100 }, gaps[1]])
  })

  it('stay as they are where nothing of them came', () => {
    expect(fillRange(gaps, 110, 140)).toEqual(gaps)
    expect(fillRange(gaps, 200, 300)).toEqual(gaps)
  })

  it('open where what was stored from a message on is gone', () => {
    expect(cutAt(gaps, 210, 400)).toEqual([...gaps, { after: 210, before: 400 }])
    expect(cutAt(gaps, 120, 400)).toEqual([gaps[0], { after: 120, before: 400 }])
    expect(cutAt(gaps, 0, 400)).toEqual([{ after: 0, before: 400 }])
  })

  it('bound the messages that hang together', () => {
    expect(stretchAround(gaps, 120)).toEqual({ from: 100, to: 150 })
    expect(stretchAround(gaps, 300)).toEqual({ from: 200, to: Number.MAX_SAFE_INTEGER })
    expect(gapBelow(gaps, 120)).toEqual(gaps[0])
    expect(gapAbove(gaps, 120)).toEqual(gaps[1])
    expect(gapAbove(gaps, 300)).toBeUndefined()
    expect([50, 100, 199, 200].map((id) => isInGap(gaps, id))).toEqual([true, false, true, false])
  })
})
