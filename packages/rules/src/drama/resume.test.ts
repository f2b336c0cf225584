import { describe, expect, it } from 'vitest'
import { chooseStart, isBehind } from './resume.ts'

const mark = (number: number, timeDetail: number, duration = 60) => ({ number, timeDetail, duration })

describe('where a drama starts to play', () => {
  it.each([
    ['nothing was watched', null, null, { number: 1, startSeconds: 0 }],
    ['an episode was asked for', 4, null, { number: 4, startSeconds: 0 }],
    ['an episode was asked for, the mark is in another', 4, mark(2, 30), { number: 4, startSeconds: 0 }],
    ['an episode was asked for that is not out yet', 12, null, { number: 8, startSeconds: 0 }],
    ['the episode that was asked for has the mark', 2, mark(2, 30), { number: 2, startSeconds: 29 }],
    ['the episode that was asked for was finished', 2, mark(2, 58), { number: 2, startSeconds: 0 }],
    ['the mark is in the middle', null, mark(2, 30), { number: 2, startSeconds: 29 }],
    ['the mark is at the very beginning', null, mark(2, 2.9), { number: 2, startSeconds: 0 }],
    ['the episode was finished', null, mark(2, 57), { number: 3, startSeconds: 0 }],
    ['the newest episode was finished', null, mark(8, 60), { number: 8, startSeconds: 0 }],
    ['the length of the episode is not known', null, mark(2, 30, 0), { number: 2, startSeconds: 29 }],
    ['episodes were taken back since', null, mark(9, 60), { number: 9, startSeconds: 0 }],
  ])('%s', (_case, requested, marked, start) => {
    expect(chooseStart(requested, marked, 8)).toEqual(start)
  })
})

it.each([
  ['nobody who watched nothing has an episode behind them', null, []],
  ['those before the mark, not the one it is in', mark(3, 30), [1, 2]],
  ['a finished one as well', mark(3, 57), [1, 2, 3]],
])('%s', (_case, marked, behind) => {
  expect([1, 2, 3, 4].filter((number) => isBehind(number, marked))).toEqual(behind)
})
