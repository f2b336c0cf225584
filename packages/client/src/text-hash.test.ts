import { createHash, randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { hashOfText } from './text-hash.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['with WebCrypto', globalThis.crypto],
  ['without it, as on http', { randomUUID }],
])('hashes a text %s', async (_name, crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(await hashOfText('socket 起飞')).toBe(createHash('sha256').update('socket 起飞').digest('hex'))
})
