import { dayMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { captionOf, hasNewToday } from './caption.ts'

describe('what kind of drama a cover says it is', () => {
  it.each([
    ['the first tag that fits', ['Contract marriage', 'Tycoon'], 'Modern romance', 'Tycoon'],
    ['a tag before the category', ['Rebirth', 'Revenge'], 'Period', 'Rebirth'],
    ['letters of Chinese are wide', ['契约婚姻与总裁先生', '总裁'], '都市', '总裁'],
    ['the category where no tag fits', ['Mother and daughter of the sea'], 'Family', 'Family'],
    [
      'the shortest where nothing fits',
      ['Mother and daughter', 'Khoa học viễn tưởng xa'],
      'Ficção científica',
      'Ficção científica',
    ],
    ['nothing', [], '', ''],
  ])('%s', (_name, tags, type_name, caption) => {
    expect(captionOf({ tags, type_name })).toBe(caption)
  })
})

describe('a new episode today', () => {
  const nowMs = new Date(2026, 10, 29, 12).getTime()
  const running = { is_end: 0, update_number: 4, update_time: nowMs / 1000 - 3600 } as const

  it.each([
    ['came to a drama that goes on', running, true],
    ['came yesterday', { ...running, update_time: (nowMs - dayMs) / 1000 }, false],
    ['is not told of a drama that is complete', { ...running, is_end: 1 as const }, false],
    ['is not told of a drama that is new itself', { ...running, badge: 'new' as const }, false],
    ['is not told of the first one', { ...running, update_number: 1 }, false],
  ])('%s', (_name, drama, isShown) => {
    expect(hasNewToday(drama, nowMs)).toBe(isShown)
  })
})
