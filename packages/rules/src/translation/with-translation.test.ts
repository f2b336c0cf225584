import { describe, expect, it } from 'vitest'
import { textContent } from '../chat/message-content.ts'
import { withTranslation } from './with-translation.ts'

describe('a translated message (R-20)', () => {
  it('keeps the original beside the translation, and everything after it', () => {
    const picture = { image: { url: 'a', thumb_url: '', name: '', width: 1, height: 1, file_size: 1 } }
    expect(JSON.parse(withTranslation(textContent('olá'), 'hello', 'en'))).toEqual([
      { text: { content: 'olá', trans: 'hello', lang: 'en' } },
    ])
    const mixed = JSON.stringify([{ text: { content: 'olá' } }, picture])
    expect(JSON.parse(withTranslation(mixed, 'hello', 'en'))[1]).toEqual(picture)
  })
  it('leaves alone what it cannot read', () => {
    for (const content of ['', 'x', '{}', '[]', '[1]']) expect(withTranslation(content, 'hello', 'en')).toBe(content)
  })
})
