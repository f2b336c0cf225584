import { describe, expect, it } from 'vitest'
import { homeTop } from './home-top.ts'

interface Picture {
  readonly dramaId: number | undefined
  readonly isLiked: boolean
  readonly isSeen: boolean
}

const drama = (dramaId: number, { isLiked = false, isSeen = false } = {}): Picture => ({ dramaId, isLiked, isSeen })
const message: Picture = { dramaId: undefined, isLiked: false, isSeen: false }
const idsOf = (top: readonly Picture[]) => top.map(({ dramaId }) => dramaId)

describe('the top of home', () => {
  it('is what operators chose, in their order, for whoever said and watched nothing', () => {
    expect(idsOf(homeTop([drama(1), message, drama(2)], [drama(7)]))).toEqual([1, undefined, 2])
    expect(homeTop([], [drama(7)])).toEqual([])
  })

  it('V-43: begins with what the member likes, first where operators chose it too', () => {
    const liked = [7, 8, 9].map((id) => drama(id, { isLiked: true }))
    expect(idsOf(homeTop([drama(1), drama(2, { isLiked: true }), drama(3)], liked))).toEqual([2, 7, 8, 1, 3])
  })

  it('shows no drama twice', () => {
    const liked = drama(1, { isLiked: true })
    expect(idsOf(homeTop([drama(2), liked], [liked]))).toEqual([1, 2])
  })

  it('begins with what operators say before their first drama', () => {
    const liked = [drama(7, { isLiked: true })]
    expect(idsOf(homeTop([message, drama(1), message], liked))).toEqual([undefined, 7, 1, undefined])
    expect(idsOf(homeTop([message], liked))).toEqual([undefined, 7])
  })

  it('leaves out what the member began, with others in its place', () => {
    const begun = [drama(1, { isSeen: true }), drama(2), drama(3, { isSeen: true })]
    expect(idsOf(homeTop(begun, [drama(7), drama(8), drama(9)]))).toEqual([2, 7, 8])
    expect(idsOf(homeTop(begun, []))).toEqual([2])
  })

  it('is never empty where operators chose something', () => {
    expect(idsOf(homeTop([drama(1, { isSeen: true })], []))).toEqual([1])
  })
})
