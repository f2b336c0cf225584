import { describe, expect, it } from 'vitest'
import { isSameName, maskIdCard, normalizeIdCard, type RealNameEvent, realNameStep } from './real-name.ts'

describe('S-84: a certification', () => {
  it('is applied for, judged, and applied for again only after it failed', () => {
    const moves = (['submit', 'approve', 'reject'] as RealNameEvent[]).map((event) => [event, realNameStep(event)])
    expect(Object.fromEntries(moves)).toEqual({
      submit: { from: [0, 3], to: 1 },
      approve: { from: [1], to: 2 },
      reject: { from: [1], to: 3 },
    })
    for (const event of ['submit', 'approve', 'reject'] as const) expect(realNameStep(event).from).not.toContain(2)
  })

  it('keeps a number without its dashes, and none with a wrong check digit', () => {
    expect(normalizeIdCard('11010519491231002x')).toBe('11010519491231002X')
    expect(normalizeIdCard('111-444-777-35')).toBe('11144477735')
    expect(normalizeIdCard('110105194912310021')).toBeUndefined()
    expect(normalizeIdCard('------')).toBeUndefined()
  })

  it('masks all of a number but its last four', () => {
    expect(maskIdCard('11010519491231002X')).toBe('•••• 002X')
    expect(maskIdCard('ABC123')).toBe('•••• C123')
  })

  it('compares names by their letters', () => {
    expect(isSameName('Linh  Tran', 'linh tran')).toBe(true)
    expect(isSameName('张 三', '张三')).toBe(true)
    expect(isSameName('张三', '张四')).toBe(false)
  })
})
