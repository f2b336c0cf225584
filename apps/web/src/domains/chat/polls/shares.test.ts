import { describe, expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

describe('shares of a poll', () => {
  it('add up to 100 where everybody has one vote', () => {
    expect(sharesOf([1, 1, 1], 3, false)).toEqual([34, 33, 33])
    expect(sharesOf([2, 1, 0], 3, false)).toEqual([67, 33, 0])
    expect(sharesOf([1, 0], 1, false)).toEqual([100, 0])
  })

  it('are of the voters where one may vote for several', () => {
    expect(sharesOf([3, 2, 1], 3, true)).toEqual([100, 67, 33])
  })

  it('are nothing before anybody voted', () => {
    expect(sharesOf([0, 0], 0, false)).toEqual([0, 0])
  })
})
