import { describe, expect, it } from 'vitest'
import { badgeText } from '../ui/people/badge.tsx'
import { changeBadge } from './badges.ts'

describe('badges', () => {
  it.each([
    [5, { type: 'set', count: 3 }, 3],
    [5, { type: 'set', count: -1 }, 0],
    [5, { type: 'add', count: 2 }, 7],
    [5, { type: 'sub', count: 2 }, 3],
    [5, { type: 'sub', count: 9 }, 0],
    [5, { type: 'remove' }, 0],
  ] as const)('S-57, S-58: %i after %j is %i', (count, change, expected) => {
    expect(changeBadge(count, change)).toBe(expected)
  })

  it('S-59: an unknown action is an error', () => {
    expect(() => changeBadge(1, JSON.parse('{"type":"double","count":1}'))).toThrow('unknown badge action')
  })

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '100'],
    [101, '99+'],
  ])('K-11: %i is shown as %s', (count, text) => {
    expect(badgeText(count)).toBe(text)
  })
})
