import { expect, it } from 'vitest'
import { scoreText, shownScore } from './score-text.ts'

it.each([
  ['en', '8.5', '8.5'],
  ['zh-CN', '9.0', '9.0'],
  ['vi', '8.5', '8,5'],
  ['pt', 10, '10,0'],
] as const)('in %s a score of %s reads %s', (language, score, text) => {
  expect(scoreText(language, score)).toBe(text)
})

it('shows a score once twenty have rated', () => {
  expect(shownScore({ score: '9.6', score_count: 19 }, 'en')).toBeUndefined()
  expect(shownScore({ score: '9.6', score_count: 20 }, 'en')).toBe('9.6')
})
