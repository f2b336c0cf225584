import { describe, expect, it } from 'vitest'
import { formatPhoneNumber, normalizePhoneNumber } from './phone-number.ts'

describe('phone numbers of addresses', () => {
  it.each([
    ['0912345678', 'VN', '+84912345678'],
    ['+84912345678', 'CN', '+84912345678'],
    ['13800138000', 'CN', '+8613800138000'],
    ['11961234567', 'BR', '+5511961234567'],
    ['912345678', 'PT', '+351912345678'],
    ['2125550123', 'US', '+12125550123'],
  ])('V-18: %s in %s is stored as %s', (typed, country, stored) => {
    expect(normalizePhoneNumber(typed, country)).toBe(stored)
  })

  it.each([
    ['12345', 'VN'],
    ['0912345678', 'US'],
    ['+999123456789', 'CN'],
    ['13800138000', 'XX'],
  ])('V-18: %s in %s is nobody’s', (typed, country) => {
    expect(normalizePhoneNumber(typed, country)).toBeUndefined()
  })

  it('are shown with their country', () => {
    expect(formatPhoneNumber('+84912345678')).toBe('+84 912 345 678')
    expect(formatPhoneNumber('5551')).toBe('5551')
  })
})
