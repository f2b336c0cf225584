import { describe, expect, it } from 'vitest'
import { maskUserNo } from './masks.ts'

describe('maskUserNo', () => {
  it('shows the ends of a number', () => {
    expect(maskUserNo('12345678')).toBe('12••••78')
    expect(maskUserNo('1234')).toBe('••••')
  })
})
