import { describe, expect, it } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const read = (...bytes: number[]) => readTextFile(new Blob([new Uint8Array(bytes)]))

describe('reading a captions file', () => {
  it.each([
    ['UTF-8', [0xe4, 0xbd, 0xa0], '你'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x60, 0x4f], '你'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x4f, 0x60], '你'],
    ['GB 18030', [0xc4, 0xe3, 0x41], '你A'],
    ['nothing', [], ''],
  ])('%s', async (_, bytes, text) => {
    expect(await read(...bytes)).toBe(text)
  })
})
