import { expect, it } from 'vitest'
import { maskAddress } from './masked-address.ts'

it('leaves the network of an address and hides the rest', () => {
  expect(maskAddress('203.0.113.7')).toBe('203.0.113.*')
  expect(maskAddress('::ffff:203.0.113.7')).toBe('203.0.113.*')
  expect(maskAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe('2001:db8:85a3:*')
  expect(maskAddress('2001:db8::1')).toBe('2001:db8:*')
  expect(maskAddress('::1')).toBe(':*')
})

it('shows nothing of what is no address', () => {
  expect(maskAddress('')).toBe('')
  expect(maskAddress('somewhere')).toBe('*')
})
