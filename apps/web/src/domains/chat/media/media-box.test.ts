import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import { describe, expect, it } from 'vitest'
import { boxOf } from './media-box.ts'

describe('the box of a picture', () => {
  it('keeps its proportions inside 240 x 300', () => {
    expect(boxOf({ width: 4000, height: 3000 })).toEqual({ width: 240, height: 180 })
    expect(boxOf({ width: 1080, height: 1920 })).toEqual({ width: 169, height: 300 })
    expect(boxOf({ width: 100, height: 100 })).toEqual({ width: 240, height: 240 })
  })

  it('stays large enough to be pressed where a picture is very long or very wide', () => {
    expect(boxOf({ width: 8000, height: 100 })).toEqual({ width: 240, height: 96 })
    expect(boxOf({ width: 100, height: 8000 })).toEqual({ width: 96, height: 300 })
  })

  it('is there where the size is not known', () => {
    expect(boxOf({ width: 0, height: 0 })).toEqual({ width: 200, height: 200 })
  })
})

it('tells lengths as on a clock', () => {
  expect([0, 5.4, 59.6, 65, 3600, 3725].map(formatLength)).toEqual([
    '0:00',
    '0:05',
    '1:00',
    '1:05',
    '1:00:00',
    '1:02:05',
  ])
})
