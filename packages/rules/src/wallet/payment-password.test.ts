import { expect, it } from 'vitest'
import { isGuessable } from './payment-password.ts'

const known = { phone: '+84912345678', birthday: '19910305' }

it.each([
  '000000',
  '111111',
  '123456',
  '654321',
  '890123',
  '210987',
  '345678',
  '910305',
  '050391',
  '030591',
  '199103',
  '199105',
])('A-18: %s can be guessed', (digits) => expect(isGuessable(digits, known)).toBe(true))

it.each(['246810', '135790', '112233', '121212', '102938'])('%s cannot', (digits) =>
  expect(isGuessable(digits, known)).toBe(false),
)

it('without a phone and a birthday there is only the pattern', () => {
  expect(isGuessable('345677', {})).toBe(false)
  expect(isGuessable('345678', {})).toBe(true)
})
