import { describe, expect, it } from 'vitest'
import { captionFor } from './captions.ts'

const file = {
  captions: [
    { language: 'en' as const, url: 'captions/en.vtt' },
    { language: 'vi' as const, url: 'captions/vi.vtt' },
  ],
  qualities: [],
}
const shown = (language: string, mine: string, spoken: string) =>
  captionFor(file, { language }, { mine, spoken })?.language

describe('the caption that is shown', () => {
  it('is in my own language where the drama speaks another one, until something is chosen', () => {
    expect(shown('auto', 'vi', 'zh-CN')).toBe('vi')
    expect(shown('auto', 'vi', 'vi')).toBeUndefined()
    expect(shown('auto', 'pt', 'zh-CN')).toBeUndefined()
  })

  it('is the one chosen, and none where none was', () => {
    expect(shown('en', 'vi', 'vi')).toBe('en')
    expect(shown('off', 'vi', 'zh-CN')).toBeUndefined()
  })
})
