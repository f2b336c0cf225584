import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { sha256OfFile } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

const bytes = new Uint8Array(3 * 1024 * 1024 + 17).map((_, index) => index % 251)
const expected = createHash('sha256').update(bytes).digest('hex')

it('hashes a file', async () => {
  expect(await sha256OfFile(new Blob([bytes]))).toBe(expected)
})

it('hashes a file on a page without https, where the browser does not', async () => {
  vi.stubGlobal('crypto', { subtle: undefined })
  expect(await sha256OfFile(new Blob([bytes]))).toBe(expected)
  expect(await sha256OfFile(new Blob([]))).toBe(createHash('sha256').digest('hex'))
})
