import { smallestPosterCode } from '@cliffhanger/contract/drama/share-calls.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { posterCode } from './poster-code.ts'

describe('the code on a poster', () => {
  it('check 18: is 200 or more wide with four light modules around, for every link and every size operators may set', () => {
    const host = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}\.example$/)
    const size = fc.integer({ min: smallestPosterCode, max: 600 })
    fc.assert(
      fc.property(host, size, (name, its) => {
        const { modules, scale, margin } = posterCode(`https://${name}/s/23456789`, its)
        expect(modules.length * scale).toBeGreaterThanOrEqual(200)
        expect(margin).toBeGreaterThanOrEqual(4 * scale)
        expect(2 * margin + modules.length * scale).toBeLessThanOrEqual(its + 1)
      }),
    )
  })

  it('has the marks a scanner looks for in three corners', () => {
    const { modules } = posterCode('https://app.example/s/abcdefgh', 300)
    const last = modules.length - 1
    for (const [row, column] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      expect(modules[row]?.[column]).toBe(true)
  })
})
