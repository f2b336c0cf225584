import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const named = (userAgent: string, maxTouchPoints = 0) => deviceName({ userAgent, maxTouchPoints })

it('calls a device what its owner calls it', () => {
  expect(named('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15')).toBe('iPhone')
  expect(named('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0')).toBe('Android')
  expect(named('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15')).toBe('Mac')
  expect(named('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5)).toBe('iPad')
  expect(named('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe('Windows')
  expect(named('somebody else')).toBe('Web')
})
