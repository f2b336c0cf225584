import { expect, it } from 'vitest'
import { scoreText, shownScore } from './score-text.ts'

it.each([
  ['en', '8.6', '4.3'],
  ['zh-CN', '9.0', '4.5'],
  ['vi', '8.5', '4,3'],
  ['pt', 10, '5,0'],
] as const)('V-39: in %s a score of %s of ten points reads %s of five stars', (language, score, text) => {
  expect(scoreText(language, score)).toBe(text)
})

it('shows a score once twenty have rated', () => {
  expect(shownScore({ score: '9.6', score_count: 19 }, 'en')).toBeUndefined()
  expect(shownScore({ score: '9.6', score_count: 20 }, 'en')).toBe('4.8')
})
