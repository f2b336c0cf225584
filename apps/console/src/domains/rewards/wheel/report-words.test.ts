import { describe, expect, it } from 'vitest'
import { assessmentOf, probabilityText } from './report-words.ts'

describe('words of the fairness report', () => {
  it.each([
    [{ draws: 0, is_enough: 0, p_value: 1 }, 'rewards.pNone'],
    [{ draws: 9, is_enough: 0, p_value: 0.0001 }, 'rewards.pFew'],
    [{ draws: 900, is_enough: 1, p_value: 0.4 }, 'rewards.pFair'],
    [{ draws: 900, is_enough: 1, p_value: 0.03 }, 'rewards.pLook'],
    [{ draws: 900, is_enough: 1, p_value: 0.0009 }, 'rewards.pWrong'],
  ] as const)('S-107: %j is %s', (judged, words) => {
    expect(assessmentOf(judged)).toBe(words)
  })

  it('never round a probability to nothing', () => {
    expect([probabilityText(0.43214), probabilityText(1), probabilityText(1e-9)]).toEqual([
      '0.4321',
      '1.0000',
      '< 0.0001',
    ])
  })
})
