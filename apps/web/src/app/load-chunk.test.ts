import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk, reloadOnce } from './load-chunk.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  }
}

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('resolves with the part', async () => {
    await expect(loadChunk(() => Promise.resolve('part'))).resolves.toBe('part')
  })

  it('E-26: a part that is gone is missing', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toMatchObject({ type: 'missing' })
  })

  it('C-1: a part that does not come within 120 s is a timeout', async () => {
    const failure = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
  })
})

describe('reloadOnce', () => {
  it('E-26: reloads once, then leaves it to the member', () => {
    const storage = memory()
    const reload = vi.fn<() => void>()
    expect(reloadOnce(storage, 1_000_000, reload)).toBe(true)
    expect(reloadOnce(storage, 1_030_000, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
