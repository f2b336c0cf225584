import { describe, expect, it } from 'vitest'
import { byMonth, monthAt, monthName, monthsBack } from './months.ts'

describe('months of the bill', () => {
  it('are those of a zone', () => {
    const newYear = Date.parse('2026-12-31T17:30:00Z')
    expect(monthAt(newYear, 'Asia/Ho_Chi_Minh')).toBe('2027-01')
    expect(monthAt(newYear, 'America/Sao_Paulo')).toBe('2026-12')
  })

  it('go back over the turn of a year', () => {
    expect(monthsBack('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  })

  it('have names in the language of the reader', () => {
    expect(monthName('2026-11', 'en')).toBe('November 2026')
    expect(monthName('2026-11', 'zh-CN')).toBe('2026年11月')
  })

  it('hold their lines in the order they came in', () => {
    const lines = [11, 11, 10].map((month, id) => ({ id, month: `2026-${month}` }))
    expect(byMonth(lines, ({ month }) => month).map(({ month, items }) => [month, items.map(({ id }) => id)])).toEqual([
      ['2026-11', [0, 1]],
      ['2026-10', [2]],
    ])
  })
})
