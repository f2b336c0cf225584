import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, recommend, type Taste } from './recommend.ts'

const nothing: Taste = { near: [], liked: [], popular: [], fresh: [], seen: new Set(), dropped: new Set() }
const of = (...ids: number[]): Candidate[] => ids.map((id) => ({ id, typeId: id }))
const row = (from: number, length: number, typeId?: number): Candidate[] =>
  Array.from({ length }, (_, index) => ({ id: from + index, typeId: typeId ?? from + index }))

describe('recommendations (docs/rules/video-checks.md 5, cold start)', () => {
  it('put what is near to my taste before what is popular', () => {
    expect(recommend({ ...nothing, near: of(5, 6), popular: of(1, 2, 3, 6) })).toEqual([6, 5, 1, 2, 3])
  })

  it('V-43: put what I said I like before what is popular, and behind what those watch who watched the same', () => {
    const popular = row(1, 20)
    expect(recommend({ ...nothing, liked: of(18, 19), popular }).slice(0, 3)).toEqual([18, 19, 1])
    expect(recommend({ ...nothing, near: of(15), liked: of(18), popular }).slice(0, 2)).toEqual([15, 18])
  })

  it('V-43: begin with a category I named also where all of it is new', () => {
    const [popular, fresh] = [row(1, 20), row(15, 6)]
    expect(recommend({ ...nothing, liked: of(18, 19), popular, fresh }).slice(0, 3)).toEqual([18, 19, 1])
  })

  it('V-43: mix categories also where only one was named', () => {
    const ids = recommend({ ...nothing, liked: row(50, 10, 7), popular: row(1, 20) })
    expect(ids.slice(0, 2)).toEqual([50, 51])
    expect(ids[2]).toBeLessThan(50)
  })

  it('put what I saw behind everything new to me, and what I dropped last', () => {
    const taste = { ...nothing, popular: of(1, 2, 3, 4), seen: new Set([1, 2]), dropped: new Set([1]) }
    expect(recommend(taste)).toEqual([3, 4, 2, 1])
  })

  it('give new dramas 15 of 100 places', () => {
    const ids = recommend({ ...nothing, popular: row(1, 200), fresh: row(1001, 40) })
    for (const length of [20, 40, 100]) {
      expect(ids.slice(0, length).filter((id) => id > 1000)).toHaveLength(Math.floor(length * 0.15))
    }
  })

  it('never put three of a category in a row while there are others', () => {
    const types = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 60 })
    fc.assert(
      fc.property(types, (list) => {
        const popular = list.map((typeId, index) => ({ id: index + 1, typeId }))
        const ids = recommend({ ...nothing, popular })
        expect(ids.toSorted((a, b) => a - b)).toEqual(popular.map(({ id }) => id))
        const typeAt = (index: number) => list[(ids[index] ?? 0) - 1]
        const isThird = (at: number) => at > 1 && typeAt(at) === typeAt(at - 1) && typeAt(at) === typeAt(at - 2)
        const hadOthers = ids.findIndex(
          (_, at) => isThird(at) && ids.slice(at).some((id) => list[id - 1] !== typeAt(at)),
        )
        expect(hadOthers).toBe(-1)
      }),
    )
  })

  it('hold every candidate once', () => {
    const ids = recommend({
      near: row(1, 30),
      liked: row(10, 15),
      popular: row(20, 30),
      fresh: row(45, 20),
      seen: new Set([3]),
      dropped: new Set([46]),
    })
    expect(new Set(ids).size).toBe(ids.length)
  })
})
