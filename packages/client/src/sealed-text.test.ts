import { createCipheriv, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSealedText } from './sealed-text.ts'

const key = randomBytes(32)
const keyText = key.toString('base64')

const seal = (text: string): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

const { randomUUID } = globalThis.crypto
const ways = { 'with WebCrypto': globalThis.crypto, 'without it, as on http': { randomUUID } }

describe.each(Object.entries(ways))('a sealed text, %s', (_name, crypto) => {
  afterEach(() => vi.unstubAllGlobals())

  it('is opened with its key', async () => {
    vi.stubGlobal('crypto', crypto)
    expect(await openSealedText(` ${seal('起飞 ✈').toString('base64')}\n`, keyText)).toBe('起飞 ✈')
  })

  it('is not opened once changed, cut, or with another key', async () => {
    vi.stubGlobal('crypto', crypto)
    const sealed = seal('{"api_url":""}')
    const changed = Buffer.from(sealed)
    changed[14] = (changed[14] ?? 0) ^ 1
    await expect(openSealedText(changed.toString('base64'), keyText)).rejects.toThrow()
    await expect(openSealedText(sealed.subarray(0, -1).toString('base64'), keyText)).rejects.toThrow()
    const other = Buffer.from(key)
    other[0] = (other[0] ?? 0) ^ 1
    await expect(openSealedText(sealed.toString('base64'), other.toString('base64'))).rejects.toThrow()
  })
})
