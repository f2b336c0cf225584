import { describe, expect, it } from 'vitest'
import { distinctRow, fairShare } from './distinct-rows.ts'

const of = (...ids: number[]) => ids.map((id) => ({ id }))
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
const shape = { limit: 6, columns: 3 }

describe('a row of home', () => {
  it('shows what stands nowhere else, in whole rows', () => {
    expect(idsOf(distinctRow(of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), new Set([1, 3]), shape))).toEqual([2, 4, 5, 6, 7, 8])
    expect(idsOf(distinctRow(of(1, 2, 3, 4, 5, 6), new Set([1]), shape))).toEqual([2, 3, 4])
  })

  it('is left out where it would have one or two, and repeats nothing to fill itself', () => {
    expect(distinctRow(of(1, 2, 3, 4), new Set([3, 2]), shape)).toEqual([])
    expect(distinctRow([], new Set([1]), shape)).toEqual([])
  })

  it('begins a wide row that it cannot fill', () => {
    expect(idsOf(distinctRow(of(1, 2, 3, 4, 5, 6), new Set([1, 2]), { limit: 6, columns: 6 }))).toEqual([3, 4, 5, 6])
  })

  it('has no more than operators want, also where they want one or two', () => {
    expect(idsOf(distinctRow(of(1, 2, 3), new Set(), { limit: 2, columns: 3 }))).toEqual([1, 2])
  })

  it('takes no more than a quarter of a small platform', () => {
    expect(fairShare(10, 20, 3)).toBe(5)
    expect(fairShare(10, 100, 3)).toBe(10)
    expect(fairShare(10, 7, 3)).toBe(3)
    expect(fairShare(2, 7, 3)).toBe(2)
  })
})
