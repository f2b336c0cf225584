import type { StatementLine } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { describe, expect, it } from 'vitest'
import { statementDocument } from './statement-document.ts'

const none = { vip: '0.00', video: '0.00', fee: '0.00' }
const moved = {
  open_before: '0.00',
  earned: { ...none, vip: '1.00' },
  reversed: none,
  reversed_settled: '0.00',
  settled: '0.00',
  open_after: '1.00',
}
const lines = (count: number): StatementLine[] =>
  Array.from({ length: count }, (_, index) => ({
    ...moved,
    earner: { user_id: index + 1, user_no: String(index), nick_name: `Earner ${index}`, avatar_url: '' },
  }))
const print = (count: number, language: 'en' | 'zh-CN' = 'en') =>
  JSON.stringify(
    statementDocument({ month: '2026-11', list: lines(count), sums: moved, language, timeZone: 'UTC', nowMs: 0 })
      .blocks,
  )

describe('the printed statement', () => {
  it('says before the table that it prints 2,000 of the earners, and that its totals are of all', () => {
    const printed = print(2001)
    const note = printed.indexOf('This file prints 2,000 of 2,001 earners. The CSV file lists every one of them')
    expect(note).toBeGreaterThan(0)
    expect(printed.indexOf('Earner 0 ')).toBeGreaterThan(note)
    expect(printed).toContain('Total of all 2,001 earners')
    expect(printed).toContain('Earner 1999 ')
    expect(printed).not.toContain('Earner 2000 ')
    expect(print(2001, 'zh-CN')).toContain('共 2,001 位获佣人')
  })

  it('says nothing of it where every earner is printed', () => {
    expect(print(2000)).not.toContain('CSV')
  })
})
