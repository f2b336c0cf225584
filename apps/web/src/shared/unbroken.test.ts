import { expect, it } from 'vitest'
import { joined, unbroken, withWholeWords } from './unbroken.ts'

it('a date is one piece in every language, and a date and a time may part', () => {
  expect(unbroken('Dec 24, 2026')).toBe('Dec\u00a024,\u00a02026')
  expect(unbroken('12月24日')).toBe('12\u2060月\u206024\u2060日')
  expect(joined('2026年12月24日 08:30')).toBe('2026\u2060年\u206012\u2060月\u206024\u2060日 08:30')
})

it('a line does not end within a word that has a hyphen', () => {
  expect(withWholeWords('Daily check-in')).toBe('Daily check-\u2060in')
})
