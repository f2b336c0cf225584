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

describe('C-57: an episode that was asked for', () => {
  it.each([
    ['begins anew with less than a tenth left', 110, 120, 0],
    ['resumes with a tenth left', 108, 120, 107],
    ['begins anew with less than 5 seconds left', 25.5, 30, 0],
    ['resumes with 5 seconds left', 25, 30, 24],
    ['begins anew at the end of a short film', 12.8, 13.5, 0],
    ['resumes in the middle of a short film', 7, 14, 6],
    ['resumes in the middle of one shorter than what else counts as its end', 4, 8, 3],
    ['resumes where the length is not known', 30, 0, 29],
  ])('%s', (_case, timeDetail, duration, startSeconds) => {
    expect(chooseStart(2, mark(2, timeDetail, duration), 8)).toEqual({ number: 2, startSeconds })
  })

  it('goes on where nobody asked for it: the next one follows by itself', () => {
    expect(chooseStart(null, mark(2, 110, 120), 8)).toEqual({ number: 2, startSeconds: 109 })
  })
})

it.each([
  ['nobody who watched nothing has an episode behind them', null, []],
  ['those before the mark, not the one it is in', mark(3, 30), [1, 2]],
  ['a finished one as well', mark(3, 57), [1, 2, 3]],
])('%s', (_case, marked, behind) => {
  expect([1, 2, 3, 4].filter((number) => isBehind(number, marked))).toEqual(behind)
})
