import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('cliffhanger'), hashPassword('cliffhanger')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword(one, 'cliffhanger')).toBe(true)
    expect(await verifyPassword(one, 'cliffhangeR')).toBe(false)
  })

  it('answer false where there is none', async () => {
    expect(await verifyPassword(undefined, 'cliffhanger')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })

  it('refuse a flood with 4006 and go on afterwards', async () => {
    const stored = await hashPassword('cliffhanger')
    const outcomes = await Promise.allSettled(Array.from({ length: 260 }, () => verifyPassword(stored, 'cliffhanger')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(260 - 202)
    expect(refused[0]?.reason).toMatchObject({ refusal: 'tooManyRequests', details: { retry_after: 5 } })
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(202)
    expect(await verifyPassword(stored, 'cliffhanger')).toBe(true)
  })
})
