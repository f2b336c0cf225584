import { describe, expect, it } from 'vitest'
import { distinctRow, seenLast } from './distinct-rows.ts'

const of = (...ids: number[]) => ids.map((id) => ({ id }))
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
const shape = { limit: 6, columns: 3 }

describe('a row of home', () => {
  it('shows what nothing above shows, in whole rows', () => {
    expect(idsOf(distinctRow(of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), new Set([1, 3]), shape))).toEqual([2, 4, 5, 6, 7, 8])
    expect(idsOf(distinctRow(of(1, 2, 3, 4, 5, 6), new Set([1]), shape))).toEqual([2, 3, 4])
  })

  it('repeats only where nothing else fills a row: first what stands furthest above', () => {
    expect(idsOf(distinctRow(of(1, 2, 3, 4), new Set([3, 2, 1]), shape))).toEqual([4, 3, 2])
    expect(idsOf(distinctRow(of(1, 2, 3, 4), new Set([1, 2, 3]), shape))).toEqual([4, 1, 2])
    expect(idsOf(distinctRow(of(1), new Set([1]), shape))).toEqual([1])
    expect(distinctRow([], new Set([1]), shape)).toEqual([])
  })

  it('fills a wide row as well', () => {
    const list = of(1, 2, 3, 4, 5, 6)
    expect(idsOf(distinctRow(list, new Set([1, 2]), { limit: 6, columns: 6 }))).toEqual([3, 4, 5, 6, 1, 2])
  })

  it('has no more than operators want', () => {
    expect(idsOf(distinctRow(of(1, 2, 3), new Set(), { limit: 2, columns: 3 }))).toEqual([1, 2])
  })
})

describe('the feed below', () => {
  it('puts what stands above last on its first page, and loses nothing', () => {
    expect(idsOf(seenLast(of(1, 2, 3, 4, 5, 6), new Set([1, 3, 5]), 4))).toEqual([2, 4, 1, 3, 5, 6])
  })
})
