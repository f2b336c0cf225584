import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSealer } from './sealed.ts'

describe('sealed texts', () => {
  const sealer = openSealer(randomBytes(32))

  it('open again and never look alike', () => {
    expect(sealer.open(sealer.seal('王小雨 123456'))).toBe('王小雨 123456')
    expect(sealer.seal('a').equals(sealer.seal('a'))).toBe(false)
    expect(sealer.seal('123456').includes('123456')).toBe(false)
  })

  it('do not open when changed or sealed with another key', () => {
    const sealed = sealer.seal('123456')
    const changed = Buffer.from(sealed)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(() => sealer.open(changed)).toThrow()
    expect(() => openSealer(randomBytes(32)).open(sealed)).toThrow()
  })
})
