import { describe, expect, it } from 'vitest'
import { captionFor } from './captions.ts'

const file = {
  captions: [
    { language: 'en' as const, url: 'captions/en.vtt' },
    { language: 'vi' as const, url: 'captions/vi.vtt' },
  ],
  qualities: [],
}
const shown = (language: string, mine: string) => captionFor(file, { language }, mine)?.language

describe('the caption that is shown', () => {
  it('is in my own language where there is one, until something is chosen', () => {
    expect(shown('auto', 'vi')).toBe('vi')
    expect(shown('auto', 'pt')).toBeUndefined()
  })

  it('is the one chosen, and none where none was', () => {
    expect(shown('en', 'vi')).toBe('en')
    expect(shown('off', 'vi')).toBeUndefined()
  })
})
