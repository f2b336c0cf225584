import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpCodeAt, totpStepOf, totpUrl } from './totp.ts'

const nowMs = 1_800_000_015_000
const step = nowMs / 30_000 - 0.5

describe('authenticator codes', () => {
  it('follow RFC 6238', () => {
    // The RFC's secret "12345678901234567890", its time 1111111109 s, the last six of its digits 07081804.
    expect(totpCodeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1_111_111_109_000)).toBe('081804')
  })

  it('are taken one step early or late, and name their step', () => {
    const secret = newTotpSecret()
    const at = (ms: number) => totpStepOf(secret, totpCodeAt(secret, ms), nowMs)
    expect([at(nowMs - 30_000), at(nowMs), at(nowMs + 30_000)]).toEqual([step - 1, step, step + 1])
    expect(at(nowMs - 90_000)).toBeUndefined()
    expect(totpStepOf(secret, 'abcdef', nowMs)).toBeUndefined()
  })

  it('come from a secret of 160 bits that an app can read', () => {
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpUrl(secret, 'linh')).toContain(`secret=${secret}`)
    expect(totpUrl(secret, 'linh')).toMatch(/^otpauth:\/\/totp\/Cliffhanger/)
  })
})
