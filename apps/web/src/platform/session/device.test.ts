import { describe, expect, it } from 'vitest'
import { browserOf } from './device.ts'

describe('browserOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome',
      '142.0.0.0',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      '18.1',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53',
      'Edge',
      '142.0.3595.53',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', '145.0'],
    ['curl/8', '', ''],
  ])('%s', (userAgent, name, version) => {
    expect(browserOf(userAgent)).toEqual({ name, version })
  })
})
