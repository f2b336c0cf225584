import { hourMs } from '@cliffhanger/contract/duration.ts'
import { reportTypes } from '@cliffhanger/contract/reports/schemas.ts'
import { describe, expect, it } from 'vitest'
import { emptyPart } from './empty-part.ts'
import { reportDayMs, waitForReportS } from './report-budget.ts'
import { moveReport } from './report-state.ts'

const whole = { introduction: 'Spam', description: 'Again and again', images: ['chat/1/a.png'] }

describe('a report', () => {
  it.each(reportTypes)('V-11: of type %s needs an introduction and a description', (type) => {
    expect(emptyPart(type, whole)).toBeUndefined()
    expect(emptyPart(type, { ...whole, introduction: ' ' })).toBe('introduction')
    expect(emptyPart(type, { ...whole, description: '\n' })).toBe('description')
    expect(emptyPart(type, { introduction: '', description: '', images: [] })).toBe('introduction')
  })

  it('V-11: needs at least one proof image, unless it is feedback', () => {
    const needing = reportTypes.filter((type) => emptyPart(type, { ...whole, images: [] }) === 'images')
    expect(needing).toEqual(['user', 'group', 'message', 'star'])
  })

  it('is taken into work, then closed, and never opened again', () => {
    expect(moveReport(0, 1)).toEqual({ ok: true, state: 1 })
    expect(moveReport(0, 2)).toEqual({ ok: true, state: 2 })
    expect(moveReport(1, 2)).toEqual({ ok: true, state: 2 })
    for (const [state, next] of [
      [1, 1],
      [2, 1],
      [2, 2],
    ] as const)
      expect(moveReport(state, next)).toEqual({ ok: false, refusal: 'stateChanged' })
  })

  it('E-50: the eleventh within 24 hours waits for the first of the ten to grow old', () => {
    const ten = Array.from({ length: 10 }, (_, index) => index * hourMs)
    const nowMs = 10 * hourMs
    expect(waitForReportS(ten.slice(1), nowMs)).toBe(0)
    expect(waitForReportS(ten, nowMs)).toBe(14 * 3600)
    expect(waitForReportS(ten, reportDayMs - 1)).toBe(1)
    expect(waitForReportS(ten, reportDayMs)).toBe(0)
  })
})
