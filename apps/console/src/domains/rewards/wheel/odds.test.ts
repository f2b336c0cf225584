import { describe, expect, it } from 'vitest'
import { oddsWhileTyping } from './odds.ts'

const prizes = [
  { id: 1, weight: 30, is_open: 1 },
  { id: 2, weight: 10, is_open: 1 },
  { id: 3, weight: 500, is_open: 0 },
] as const

describe('odds of a prize while its weight is typed', () => {
  it('S-107: are its share of the table it would be part of', () => {
    expect(oddsWhileTyping(prizes, { id: 2, weight: 10, isOpen: true })).toBe('25%')
    expect(oddsWhileTyping(prizes, { id: undefined, weight: 10, isOpen: true })).toBe('20%')
    expect(oddsWhileTyping(prizes, { id: 3, weight: 40, isOpen: true })).toBe('50%')
  })

  it('are nothing where it is left out, and all of it where it stands alone', () => {
    expect(oddsWhileTyping(prizes, { id: 1, weight: 30, isOpen: false })).toBe('0%')
    expect(oddsWhileTyping([], { id: undefined, weight: 0, isOpen: true })).toBe('0%')
    expect(oddsWhileTyping([], { id: undefined, weight: 7, isOpen: true })).toBe('100%')
  })
})
