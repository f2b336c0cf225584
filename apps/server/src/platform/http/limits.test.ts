import { describe, expect, it } from 'vitest'
import { openLimits, parseRate } from './limits.ts'

describe('request budgets', () => {
  it('reads a rate', () => {
    expect(parseRate('30/min')).toEqual({ points: 30, seconds: 60 })
    expect(parseRate('10/day')).toEqual({ points: 10, seconds: 86_400 })
    expect(() => parseRate('many/week')).toThrow('Not a rate')
  })

  it('E-50: the one too many is refused with 4006 and the seconds to wait; another key has its own budget', async () => {
    const limits = openLimits(1)
    await limits.take('find', '2/min', 'u1')
    await limits.take('find', '2/min', 'u1')
    await expect(limits.take('find', '2/min', 'u1')).rejects.toMatchObject({
      refusal: 'tooManyRequests',
      details: { retry_after: 60 },
    })
    await expect(limits.take('find', '2/min', 'u2')).resolves.toBeUndefined()
  })

  it('a measurement can raise every budget by one factor', async () => {
    const limits = openLimits(10)
    for (let use = 0; use < 20; use++) await limits.take('find', '2/min', 'u1')
    await expect(limits.take('find', '2/min', 'u1')).rejects.toMatchObject({ refusal: 'tooManyRequests' })
  })
})
