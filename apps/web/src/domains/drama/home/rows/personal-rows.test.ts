import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { describe, expect, it } from 'vitest'
import { exampleDrama } from '../../../../testing/examples.ts'
import { type Personal, type PersonalRow, personalRows } from './personal-rows.ts'

const of = (type: string, ...ids: number[]): VideoCard[] =>
  ids.map((id) => ({ ...exampleDrama, id, type_name: type, is_end: 0 }))
const type = (id: number, name: string) => ({ id, name, icon: '', sort: id })
const [love, crime, comedy] = [type(1, 'Love'), type(2, 'Crime'), type(3, 'Comedy')]

const rowsOf = (personal: Partial<Personal>) =>
  personalRows({
    ...{
      recommended: [],
      last: undefined,
      tastes: [],
      shown: new Set(),
      near: new Set(),
      known: new Set(),
      columns: 3,
      limit: 9,
    },
    ...personal,
  })
const shape = (rows: readonly PersonalRow[]) =>
  rows.map(({ reason, dramas }) => [
    reason.kind === 'likes' ? reason.types.map(({ name }) => name).join() : reason.kind,
    dramas.map(({ id }) => id),
  ])

describe('the rows of home that are made for a member', () => {
  it('begin with what is like the drama they watched last, and show nothing twice', () => {
    const recommended = of('Love', 1, 2, 3, 4, 5, 6, 7)
    const last = { title: 'Moon', like: of('Love', 9, 2, 4, 1) }
    expect(shape(rowsOf({ recommended, last, shown: new Set([9]) }))).toEqual([
      ['watched', [2, 4, 1]],
      ['recommended', [3, 5, 6]],
    ])
  })

  it('have one for a category that they like and that fills it, and one for the others together', () => {
    const recommended = [...of('Love', 1, 2, 3, 4), ...of('Crime', 5, 6), ...of('Comedy', 7), ...of('War', 8, 9, 10)]
    expect(shape(rowsOf({ recommended, tastes: [crime, love, comedy] }))).toEqual([
      ['Love', [1, 2, 3]],
      ['Crime,Comedy', [5, 6, 7]],
      ['recommended', [4, 8, 9]],
    ])
  })

  it('name only the categories that are there', () => {
    const recommended = [...of('Crime', 1, 2), ...of('Comedy', 3, 4)]
    const rows = rowsOf({ recommended, tastes: [comedy, crime, love] })
    expect(shape(rows)).toEqual([['Comedy,Crime', [1, 2, 3]]])
  })

  it('end with what is finished, which is chosen before what needs no reason', () => {
    const finished = of('War', 1, 2, 3, 4).map((drama): VideoCard => ({ ...drama, is_end: 1 }))
    expect(shape(rowsOf({ recommended: [...finished, ...of('Love', 5, 6, 7)] }))).toEqual([
      ['recommended', [4, 5, 6]],
      ['finished', [1, 2, 3]],
    ])
  })

  it('are left out where they would have one or two', () => {
    expect(
      rowsOf({ recommended: of('Love', 1, 2), last: { title: 'Moon', like: of('Love', 1) }, tastes: [love] }),
    ).toEqual([])
  })

  it('have a reason on a small platform too, with what also stands above, but nothing that is begun', () => {
    const recommended = [...of('Love', 1, 2, 3, 4), ...of('War', 5, 6)]
    const last = { title: 'Moon', like: of('War', 9, 5, 6, 7) }
    const small = { recommended, last, tastes: [love], shown: new Set([1, 2, 3, 6, 7, 9]), known: new Set([2, 9]) }
    expect(shape(rowsOf(small))).toEqual([
      ['watched', [5, 6, 7]],
      ['Love', [4, 1, 3]],
    ])
  })

  it('repeat nothing of the row right above them', () => {
    const last = { title: 'Moon', like: of('War', 9, 5, 6, 7) }
    const small = { last, shown: new Set([5, 6, 7]), known: new Set([9]) }
    expect(shape(rowsOf({ ...small, near: new Set() }))).toEqual([['watched', [5, 6, 7]]])
    expect(shape(rowsOf({ ...small, near: new Set([6]) }))).toEqual([])
  })

  it('fill a wide row with what is seen far above, once each', () => {
    const recommended = of('Love', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    const wide = { recommended, columns: 6, shown: new Set([8, 7, 9]), known: new Set([9]) }
    expect(shape(rowsOf({ ...wide, tastes: [love] }))).toEqual([['Love', [1, 2, 3, 4, 5, 6]]])
    expect(shape(rowsOf({ ...wide, shown: new Set([8, 7, 9, 1, 2]), tastes: [love] }))).toEqual([
      ['Love', [3, 4, 5, 6, 10, 8]],
    ])
  })

  it('leave no hole beside a reason: its dramas stand among the recommended', () => {
    const recommended = [...of('Love', 1, 2, 3), ...of('War', 4, 5, 6)]
    expect(shape(rowsOf({ recommended, tastes: [love], columns: 6 }))).toEqual([['recommended', [1, 2, 3, 4, 5, 6]]])
  })

  it('fill a desktop as far as they can', () => {
    const recommended = of('Love', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    expect(shape(rowsOf({ recommended, tastes: [love], columns: 6 }))).toEqual([
      ['Love', [1, 2, 3, 4, 5, 6]],
      ['recommended', [7, 8, 9, 10]],
    ])
  })
})
